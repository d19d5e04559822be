import {
  becomeExhibitorPath,
  exhibitorApplicationPath,
} from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: exhibitorApplicationPath.pattern,
    load: () => import('./ApplicationScreen.tsx'),
    namespaces: ['becomeExhibitor', 'content', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
  {
    path: becomeExhibitorPath.pattern,
    load: () => import('./ApplyScreen.tsx'),
    namespaces: ['becomeExhibitor', 'content', 'sending', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'home',
    offline: 'form',
  },
];
