import { teamsPath } from '#entities/team/rules/teamPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: teamsPath.pattern,
  load: () => import('./TeamListScreen.tsx'),
  namespaces: ['teams', 'ranking', 'content', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
