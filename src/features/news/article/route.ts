import { articlePath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: articlePath.pattern,
  load: () => import('./ArticleScreen.tsx'),
  namespaces: ['content', 'fields', 'news', 'problems', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
