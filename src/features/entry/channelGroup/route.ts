import { channelGroupPath } from '../../../domain/channelGroup.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: channelGroupPath.pattern,
  load: () => import('./ChannelGroupScreen.tsx'),
  namespaces: ['channelGroup', 'fields'],
  scope: 'exhibition',
};
