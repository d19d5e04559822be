import { boothPostsPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothPostsPath.pattern,
  load: () => import('./BoothPostsScreen.tsx'),
  namespaces: ['content', 'supply', 'accounts'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
