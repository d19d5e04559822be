import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./FullCodeScreen.tsx'),
  words: ['vouchers'],
};
