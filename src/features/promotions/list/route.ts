import { promotionsPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: promotionsPath.pattern,
  load: () => import('./PromotionListScreen.tsx'),
  namespaces: ['content', 'promotions'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
