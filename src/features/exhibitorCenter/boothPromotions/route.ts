import { boothPromotionsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothPromotionsPath.pattern,
  load: () => import('./OwnPromotionsScreen.tsx'),
  namespaces: ['boothPromotions', 'exhibitorCenter', 'accounts', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
