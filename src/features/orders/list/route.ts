import { ordersPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: ordersPath.pattern,
  load: () => import('./OrderListScreen.tsx'),
  namespaces: ['content', 'orders'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
