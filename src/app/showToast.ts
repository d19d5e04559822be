import { loadChunk } from '../chunks/loadChunk.ts';
import { services } from '../flows/services.ts';
import type { ToastOptions } from '../ui/appToast.tsx';

/** A toast. What draws it is loaded with the first one; a lost one must not break a page. */
export function showToast(text: string, options?: ToastOptions): void {
  loadChunk(() => import('../ui/appToast.tsx'))
    .then(({ renderToast }) => renderToast(text, { ms: services().times.toastMs, ...options }))
    .catch(() => {});
}
