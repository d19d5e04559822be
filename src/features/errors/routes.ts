import { notFoundPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: notFoundPath,
    load: () => import('./NotFoundScreen.tsx'),
    namespaces: ['signposts', 'home'],
    scope: 'none',
    page: 'flow',
    tab: 'home',
    mayReturnTo: false,
  },
];
