import { informationPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';
import { provenLoader } from '../../../flows/provenLoader.ts';

export const route: ScreenRoute = {
  path: informationPath.pattern,
  load: () => import('./InformationScreen.tsx'),
  namespaces: ['information', 'sending', 'identity', 'fields', 'problems'],
  loader: provenLoader,
  scope: 'channel',
  title: 'titleLoginRegister',
  offline: 'form',
};
