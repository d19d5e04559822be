import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./QuestionScreen.tsx'),
  words: ['questions', 'fields', 'problems'],
};
