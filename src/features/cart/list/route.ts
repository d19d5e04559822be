import { cartPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: cartPath.pattern,
  load: () => import('./CartScreen.tsx'),
  namespaces: ['content', 'cart'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
