import { mineScreenPath } from './minePaths.ts';

/** Where one has signed in at an exhibition. */
export const mySignInsPath = (exhibitionId: string) => mineScreenPath(exhibitionId, 'signIns');
