import { addressesPath, editAddressScreenPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: editAddressScreenPath.pattern,
    load: () => import('./edit/EditAddressScreen.tsx'),
    namespaces: ['content', 'fields', 'problems', 'addresses'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: addressesPath.pattern,
    load: () => import('./AddressListScreen.tsx'),
    namespaces: ['content', 'fields', 'problems', 'addresses'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
];
