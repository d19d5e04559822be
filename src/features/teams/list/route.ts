import { teamsPath } from '../../../domain/teamPaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: teamsPath.pattern,
  load: () => import('./TeamListScreen.tsx'),
  namespaces: ['teams', 'ranking', 'fields', 'problems'],
  scope: 'exhibition',
};
