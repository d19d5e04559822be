import { mySignInsPath } from '../../../domain/signInPaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: mySignInsPath.pattern,
  load: () => import('./SignInsScreen.tsx'),
  namespaces: ['mine', 'fields', 'problems'],
  scope: 'channels',
};
