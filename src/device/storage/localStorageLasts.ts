import { createSafeStorage } from './safeStorage.ts';

export const localStorageLasts = (): boolean => createSafeStorage().isLasting();
