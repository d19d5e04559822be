import { livePath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: livePath.pattern,
  load: () => import('./LiveRoomScreen.tsx'),
  namespaces: ['content', 'fields', 'live', 'problems', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
