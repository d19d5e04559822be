import { channelGroupPath } from '#domain/exhibition/channelGroup.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: channelGroupPath.pattern,
  load: () => import('./ChannelGroupScreen.tsx'),
  namespaces: ['channelGroup', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
