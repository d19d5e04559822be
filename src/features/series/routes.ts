import { seriesPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: seriesPath.pattern,
    load: () => import('./SeriesScreen.tsx'),
    namespaces: ['series', 'content'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
];
