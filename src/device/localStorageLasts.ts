import { createSafeStorage } from './safeStorage.ts';

/** Whether the browser's localStorage persists, regardless of a replacement on this page. */
export const localStorageLasts = (): boolean => createSafeStorage().isLasting();
