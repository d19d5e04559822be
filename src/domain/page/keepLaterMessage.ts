/** Asks the service worker to cache the screens that are not needed for a code. */
export const keepLaterMessage = 'keep-later';
