import { cartPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: cartPath.pattern,
    load: () => import('./list/CartScreen.tsx'),
    namespaces: ['content', 'cart', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
];
