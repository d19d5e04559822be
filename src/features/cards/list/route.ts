import { cardsPath } from '#entities/card/rules/cardPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: cardsPath.pattern,
  load: () => import('./CardListScreen.tsx'),
  namespaces: ['content', 'cards', 'home'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
