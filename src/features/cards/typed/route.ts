import { typeContactPath } from '#entities/card/rules/cardPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: typeContactPath.pattern,
  load: () => import('./TypeContactScreen.tsx'),
  namespaces: ['content', 'cards', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
