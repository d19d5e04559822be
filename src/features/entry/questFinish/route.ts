import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./QuestFinishScreen.tsx'),
  words: ['accounts'],
};
