import { contactPath } from '#entities/card/rules/cardPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: contactPath.pattern,
  load: () => import('./ContactScreen.tsx'),
  namespaces: ['content', 'cards', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
