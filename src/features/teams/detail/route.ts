import { teamPath } from '#entities/team/rules/teamPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: teamPath.pattern,
  load: () => import('./TeamDetailScreen.tsx'),
  namespaces: ['teams', 'sending', 'ranking', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
