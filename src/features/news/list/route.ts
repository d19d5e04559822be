import { newsPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: newsPath.pattern,
  load: () => import('./NewsListScreen.tsx'),
  namespaces: ['content', 'news'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
