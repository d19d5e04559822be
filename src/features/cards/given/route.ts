import { givenCardsPath } from '#entities/card/rules/cardPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: givenCardsPath.pattern,
  load: () => import('./GivenCardsScreen.tsx'),
  namespaces: ['content', 'cards'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
