import type { Door } from '../../../flows/door.ts';
import { provenLoader } from '../../../flows/provenLoader.ts';

export const door: Door = {
  load: () => import('./RegisterScreen.tsx'),
  words: ['identity', 'fields', 'problems'],
  loader: provenLoader,
};
