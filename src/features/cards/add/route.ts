import { addCardPath } from '#entities/card/rules/cardPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: addCardPath.pattern,
  load: () => import('./AddCardScreen.tsx'),
  namespaces: ['content', 'cards', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
