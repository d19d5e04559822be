/** Puts `text` on the clipboard; answers whether it is there. Plain http has no clipboard, the old way works there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused; the old way may still be allowed.
  }
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = text;
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
