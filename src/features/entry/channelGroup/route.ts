import type { Door } from '../../../flows/door.ts';

export const door: Door = {
  load: () => import('./ChannelGroupScreen.tsx'),
  words: ['channelGroup', 'fields'],
};
