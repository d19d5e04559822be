import { notFoundPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: notFoundPath,
  load: () => import('./NotFoundScreen.tsx'),
  namespaces: ['signposts'],
  scope: 'none',
  mayReturnTo: false,
};
