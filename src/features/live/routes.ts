import { albumPath, livePath, livesPath, videosPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: albumPath.pattern,
    load: () => import('./AlbumScreen.tsx'),
    namespaces: ['content', 'live'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
  {
    path: livesPath.pattern,
    load: () => import('./LiveListScreen.tsx'),
    namespaces: ['content', 'live'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
  {
    path: livePath.pattern,
    load: () => import('./LiveRoomScreen.tsx'),
    namespaces: ['content', 'fields', 'live', 'problems', 'sharing'],
    scope: 'exhibition',
    page: 'action',
    tab: 'home',
  },
  {
    path: videosPath.pattern,
    load: () => import('./VideoListScreen.tsx'),
    namespaces: ['content', 'live'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
];
