import { registerPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';
import { provenLoader } from '../../../flows/provenLoader.ts';

export const route: ScreenRoute = {
  path: registerPath.pattern,
  load: () => import('./RegisterScreen.tsx'),
  namespaces: ['identity', 'fields', 'problems'],
  loader: provenLoader,
  scope: 'channel',
  offline: 'form',
};
