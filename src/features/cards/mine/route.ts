import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: myCardPath.pattern,
  load: () => import('./MyCardScreen.tsx'),
  namespaces: ['content', 'cards', 'home'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
