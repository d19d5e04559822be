import { copyText } from '#host/copyText.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

/** Copies, and says in passing whether it is copied. Call it within the tap. */
export async function copyWithToast(text: string, done: string, failed: string): Promise<void> {
  const { document, navigator } = window;
  const isCopied = await copyText(text, { document, clipboard: navigator.clipboard });
  renderToast(isCopied ? done : failed);
}
