import { checkoutPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: checkoutPath.pattern,
  load: () => import('./CheckoutScreen.tsx'),
  namespaces: ['content', 'fields', 'sending', 'orders'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
