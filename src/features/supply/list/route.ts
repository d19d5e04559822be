import { supplyDemandPath } from '#entities/supply/rules/supplyPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: supplyDemandPath.pattern,
  load: () => import('./SupplyListScreen.tsx'),
  namespaces: ['content', 'supply'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
