export interface CopyDeps {
  readonly document: Document;
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined;
}

/** True when the text is on the clipboard. Call it within the tap: browsers refuse it later. */
export async function copyText(text: string, { document, clipboard }: CopyDeps): Promise<boolean> {
  try {
    // Missing on plain http and in older web views; refused in some frames.
    if (clipboard !== undefined) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // `execCommand` may still be allowed.
  }
  return copySelected(text, document);
}

function copySelected(text: string, document: Document): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Otherwise a phone opens its keyboard for a moment.
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.appendChild(field);
  try {
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
