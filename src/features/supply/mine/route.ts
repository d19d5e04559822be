import { myPostsPath } from '#entities/supply/rules/supplyPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: myPostsPath.pattern,
  load: () => import('./MyPostsScreen.tsx'),
  namespaces: ['content', 'supply'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
