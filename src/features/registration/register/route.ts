import { registerPath } from '../../../domain/address/paths.ts';
import type { ScreenRoute } from '../../../flows/navigation/screenRoute.ts';
import { provenLoader } from '../provenLoader.ts';

export const route: ScreenRoute = {
  path: registerPath.pattern,
  load: () => import('./RegisterScreen.tsx'),
  namespaces: ['identity', 'fields', 'problems'],
  loader: provenLoader,
  scope: 'channel',
  page: 'flow',
  tab: 'home',
  offline: 'form',
};
