import { mySignInsPath } from '../../../domain/address/signInPaths.ts';
import type { ScreenRoute } from '../../../flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: mySignInsPath.pattern,
  load: () => import('./SignInsScreen.tsx'),
  namespaces: ['mine', 'fields', 'problems'],
  scope: 'channels',
};
