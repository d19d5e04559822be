import { guidePagePath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: guidePagePath.pattern,
  load: () => import('./GuidePageScreen.tsx'),
  namespaces: ['content', 'fields', 'guide', 'problems', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
