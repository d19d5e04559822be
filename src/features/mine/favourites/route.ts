import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: favouritesPath.pattern,
  load: () => import('./FavouritesScreen.tsx'),
  namespaces: ['content', 'mine'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
