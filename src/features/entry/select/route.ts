import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./SelectScreen.tsx'),
  // Its words come with the language itself: a door that asked for the library would hold up every first visit.
  words: [],
};
