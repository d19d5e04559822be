import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./TeamsScreen.tsx'),
  words: ['teams', 'ranking', 'fields', 'problems'],
};
