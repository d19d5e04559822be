import { hallPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: hallPath.pattern,
  load: () => import('./HallScreen.tsx'),
  namespaces: ['content', 'exhibitors'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'explore',
};
