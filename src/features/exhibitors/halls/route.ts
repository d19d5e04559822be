import { hallsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: hallsPath.pattern,
  load: () => import('./HallsScreen.tsx'),
  namespaces: ['content', 'exhibitors'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'explore',
};
