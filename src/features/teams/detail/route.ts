import { teamPath } from '../../../domain/teamPaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: teamPath.pattern,
  load: () => import('./TeamDetailScreen.tsx'),
  namespaces: ['teams', 'sending', 'ranking', 'fields', 'problems'],
  scope: 'exhibition',
};
