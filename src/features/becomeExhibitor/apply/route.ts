import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: becomeExhibitorPath.pattern,
  load: () => import('./ApplyScreen.tsx'),
  namespaces: ['becomeExhibitor', 'content', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'home',
  offline: 'form',
};
