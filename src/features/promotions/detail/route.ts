import { promotionPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: promotionPath.pattern,
  load: () => import('./PromotionScreen.tsx'),
  namespaces: ['content', 'fields', 'promotions', 'problems', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
