import { boothLivesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothLivesPath.pattern,
  load: () => import('./OwnLivesScreen.tsx'),
  namespaces: ['boothLives', 'exhibitorCenter', 'accounts', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
