import { loadChunk } from '#chunks/loadChunk.ts';

/** Gives the page the look of the mode that the phone is in. Where that cannot be loaded the page works without it. */
export const showEasyLook = (): Promise<void> =>
  loadChunk(() => import('./easyLook.ts')).then(
    (part) => part.applyEasyLook(),
    () => {},
  );
