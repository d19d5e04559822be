import { loadChunk } from '../chunks/loadChunk.ts';
import { services } from '../flows/services.ts';
import type { ToastOptions } from '../ui/appToast.tsx';

/** A toast. What draws it is loaded with the first one; a lost one must not break a page. */
export function sayToast(text: string, options?: ToastOptions): void {
  loadChunk(() => import('../ui/appToast.tsx'))
    .then(({ showToast }) => showToast(text, { ms: services().times.toastMs, ...options }))
    .catch(() => {});
}
