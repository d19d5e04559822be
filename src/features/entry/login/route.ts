import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./LoginScreen.tsx'),
  words: ['identity', 'fields', 'problems'],
};
