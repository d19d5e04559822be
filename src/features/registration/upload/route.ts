import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./UploadScreen.tsx'),
  words: ['identity', 'fields', 'problems'],
};
