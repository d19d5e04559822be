import { mineDetailsScreenPath } from '../../../domain/minePaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: mineDetailsScreenPath.pattern,
  load: () => import('./DetailsScreen.tsx'),
  namespaces: ['mine', 'fields', 'problems', 'questions'],
  scope: 'channels',
};
