import { albumPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: albumPath.pattern,
  load: () => import('./AlbumScreen.tsx'),
  namespaces: ['content', 'live'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
