import { exhibitorApplicationPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: exhibitorApplicationPath.pattern,
  load: () => import('./ApplicationScreen.tsx'),
  namespaces: ['becomeExhibitor', 'content', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
