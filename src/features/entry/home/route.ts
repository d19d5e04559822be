import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./HomeScreen.tsx'),
  // A landing page: its words come with the language itself, those of its lower half with that half.
  words: [],
};
