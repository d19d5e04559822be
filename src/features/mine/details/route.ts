import { mineDetailsScreenPath } from '#domain/address/minePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: mineDetailsScreenPath.pattern,
  load: () => import('./DetailsScreen.tsx'),
  namespaces: ['mine', 'fields', 'problems', 'content'],
  scope: 'channels',
  page: 'inner',
  tab: 'me',
};
