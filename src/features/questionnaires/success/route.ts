import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./QuestionSuccessScreen.tsx'),
  words: ['questions', 'fields', 'problems'],
};
