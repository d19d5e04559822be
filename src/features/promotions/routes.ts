import { promotionPath, promotionsPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: promotionPath.pattern,
    load: () => import('./PromotionScreen.tsx'),
    namespaces: ['content', 'fields', 'promotions', 'problems', 'sharing'],
    scope: 'exhibition',
    page: 'action',
    tab: 'home',
  },
  {
    path: promotionsPath.pattern,
    load: () => import('./PromotionListScreen.tsx'),
    namespaces: ['content', 'promotions'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
];
