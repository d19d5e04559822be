import { articlePath, guidePagePath, guidePath, newsPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: articlePath.pattern,
    load: () => import('./ArticleScreen.tsx'),
    namespaces: ['content', 'fields', 'news', 'problems', 'sharing'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
  {
    path: guidePath.pattern,
    load: () => import('./guide/GuideScreen.tsx'),
    namespaces: ['content', 'guide'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
  {
    path: guidePagePath.pattern,
    load: () => import('./GuidePageScreen.tsx'),
    namespaces: ['content', 'fields', 'guide', 'problems', 'sharing'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
  {
    path: newsPath.pattern,
    load: () => import('./NewsListScreen.tsx'),
    namespaces: ['content', 'news'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
];
