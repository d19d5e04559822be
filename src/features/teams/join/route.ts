import { joinTeamScreenPath } from '#entities/team/rules/teamPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: joinTeamScreenPath.pattern,
  load: () => import('./JoinTeamScreen.tsx'),
  namespaces: ['teams', 'content', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'home',
};
