import { boothOrdersPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothOrdersPath.pattern,
  load: () => import('./BoothOrdersScreen.tsx'),
  namespaces: ['exhibitorCenter', 'accounts', 'content', 'orders'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
