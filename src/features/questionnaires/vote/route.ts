import { votePath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: votePath.pattern,
  load: () => import('./VoteScreen.tsx'),
  namespaces: ['content', 'fields', 'problems', 'votes'],
  scope: 'channels',
  page: 'inner',
  tab: 'home',
};
