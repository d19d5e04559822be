import { exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: exhibitorsPath.pattern,
  load: () => import('./ExhibitorListScreen.tsx'),
  namespaces: ['content', 'exhibitors'],
  scope: 'exhibition',
  page: 'hub',
  tab: 'explore',
};
