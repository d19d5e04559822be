import { teamRankingPath } from '#entities/team/rules/teamPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: teamRankingPath.pattern,
  load: () => import('./TeamRankingScreen.tsx'),
  namespaces: ['teams', 'ranking', 'content', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
