import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./MineScreen.tsx'),
  words: ['mine', 'fields', 'problems', 'questions'],
};
