import { boothPostPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothPostPath.pattern,
  load: () => import('./BoothPostScreen.tsx'),
  namespaces: ['content', 'supply', 'accounts', 'problems', 'sharing', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
