import { votesPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: votesPath.pattern,
  load: () => import('./VotesScreen.tsx'),
  namespaces: ['content', 'fields', 'problems', 'votes'],
  scope: 'channels',
  page: 'inner',
  tab: 'home',
};
