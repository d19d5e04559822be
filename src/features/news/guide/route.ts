import { guidePath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: guidePath.pattern,
  load: () => import('./GuideScreen.tsx'),
  namespaces: ['content', 'guide'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
