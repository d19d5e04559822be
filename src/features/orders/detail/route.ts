import { orderPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: orderPath.pattern,
  load: () => import('./OrderScreen.tsx'),
  namespaces: ['content', 'orders'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
