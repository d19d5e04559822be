import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./WechatLoginScreen.tsx'),
  words: [],
};
