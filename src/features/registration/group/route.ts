import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./GroupScreen.tsx'),
  words: ['group', 'information', 'identity', 'fields', 'problems', 'messages'],
  // Not on the landing page's budget.
  loader: (args) => loadChunk(() => import('./groupLoader.ts')).then(({ groupLoader }) => groupLoader(args)),
};
