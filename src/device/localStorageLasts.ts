import { createSafeStorage } from './safeStorage.ts';

/** Whether localStorage itself keeps what is written, whatever stands in for it on this page. */
export const localStorageLasts = (): boolean => createSafeStorage().isLasting();
