import { services } from '../flows/services.ts';

/** A passing word. What draws it is loaded with the first one; a lost one must not break a page. */
export function sayToast(text: string, ms: number = services().times.toastMs): void {
  import('../ui/appToast.tsx').then(({ showToast }) => showToast(text, { ms })).catch(() => {});
}
