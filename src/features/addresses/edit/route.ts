import { editAddressScreenPath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: editAddressScreenPath.pattern,
  load: () => import('./EditAddressScreen.tsx'),
  namespaces: ['content', 'fields', 'problems', 'addresses'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
