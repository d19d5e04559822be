import { loadChunk } from '#chunks/loadChunk.ts';
import { services } from '#session/services.ts';
import type { ToastOptions } from '#ui/overlay/appToast.tsx';

/** Loads what draws it with the first toast; failures are ignored. */
export function showToast(text: string, options?: ToastOptions): void {
  loadChunk(() => import('#ui/overlay/appToast.tsx'))
    .then(({ renderToast }) => renderToast(text, { ms: services().times.toastMs, ...options }))
    .catch(() => {});
}
