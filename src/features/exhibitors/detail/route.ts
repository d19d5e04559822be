import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: exhibitorPath.pattern,
  load: () => import('./ExhibitorDetailScreen.tsx'),
  namespaces: ['comments', 'content', 'files', 'exhibitors', 'fields', 'problems', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'explore',
};
