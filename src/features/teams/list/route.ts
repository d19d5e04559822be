import { teamsScreenPath } from '../../../domain/teamPaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: teamsScreenPath.pattern,
  load: () => import('./TeamsScreen.tsx'),
  namespaces: ['teams', 'ranking', 'fields', 'problems'],
  scope: 'channels',
};
