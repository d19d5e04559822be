import { addressesPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: addressesPath.pattern,
  load: () => import('./AddressListScreen.tsx'),
  namespaces: ['content', 'fields', 'problems', 'addresses'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
