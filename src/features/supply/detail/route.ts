import { postPath } from '#entities/supply/rules/supplyPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: postPath.pattern,
  load: () => import('./PostScreen.tsx'),
  namespaces: ['content', 'supply', 'problems', 'sharing', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
