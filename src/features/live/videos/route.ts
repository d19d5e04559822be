import { videosPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: videosPath.pattern,
  load: () => import('./VideoListScreen.tsx'),
  namespaces: ['content', 'live'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
