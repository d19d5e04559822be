import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./AuthorizeScreen.tsx'),
  words: ['signposts', 'accounts'],
};
