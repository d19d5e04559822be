import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./PasswordScreen.tsx'),
  words: ['identity', 'accounts', 'fields', 'problems'],
};
