import { livesPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: livesPath.pattern,
  load: () => import('./LiveListScreen.tsx'),
  namespaces: ['content', 'live'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
