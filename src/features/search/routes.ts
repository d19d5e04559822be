import { searchPath } from '#entities/search/rules/searchPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: searchPath.pattern,
    load: () => import('./find/SearchScreen.tsx'),
    namespaces: ['content', 'search', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'explore',
  },
];
