import { boothPosterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothPosterPath.pattern,
  load: () => import('./BoothPosterScreen.tsx'),
  namespaces: ['boothPoster', 'exhibitorCenter', 'accounts', 'content', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
