import { teamsPath } from '#domain/address/teamPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: teamsPath.pattern,
  load: () => import('./TeamListScreen.tsx'),
  namespaces: ['teams', 'ranking', 'content', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
