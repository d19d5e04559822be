import { joinTeamScreenPath } from '../../../domain/teamPaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: joinTeamScreenPath.pattern,
  load: () => import('./JoinTeamScreen.tsx'),
  namespaces: ['teams', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
};
