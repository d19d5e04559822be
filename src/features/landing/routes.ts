import { channelGroupPath } from '#domain/exhibition/channelGroup.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: channelGroupPath.pattern,
    load: () => import('./channelGroup/ChannelGroupScreen.tsx'),
    namespaces: ['channelGroup', 'fields'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
];
