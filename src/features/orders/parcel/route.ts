import { parcelPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: parcelPath.pattern,
  load: () => import('./ParcelScreen.tsx'),
  namespaces: ['content', 'orders'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
