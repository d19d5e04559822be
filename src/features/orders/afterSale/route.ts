import { afterSalePath } from '#entities/order/rules/orderPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: afterSalePath.pattern,
  load: () => import('./AfterSaleScreen.tsx'),
  namespaces: ['content', 'fields', 'photo', 'problems', 'questions', 'sending', 'orders'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
