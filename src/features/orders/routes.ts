import {
  afterSalePath,
  checkoutPath,
  orderPath,
  ordersPath,
  parcelPath,
} from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: afterSalePath.pattern,
    load: () => import('./afterSale/AfterSaleScreen.tsx'),
    namespaces: ['content', 'fields', 'photo', 'problems', 'questions', 'sending', 'orders'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: checkoutPath.pattern,
    load: () => import('./checkout/CheckoutScreen.tsx'),
    namespaces: ['content', 'fields', 'sending', 'orders'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: orderPath.pattern,
    load: () => import('./detail/OrderScreen.tsx'),
    namespaces: ['content', 'fields', 'orders'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: ordersPath.pattern,
    load: () => import('./OrderListScreen.tsx'),
    namespaces: ['content', 'fields', 'orders'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
  },
  {
    path: parcelPath.pattern,
    load: () => import('./ParcelScreen.tsx'),
    namespaces: ['content', 'fields', 'orders'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
  },
];
