import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./SignInScreen.tsx'),
  // A landing page: its words come with it.
  words: [],
};
