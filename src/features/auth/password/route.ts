import { passwordScreenPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: passwordScreenPath.pattern,
  load: () => import('./PasswordScreen.tsx'),
  namespaces: ['identity', 'accounts', 'fields', 'problems'],
  scope: 'channels',
  page: 'flow',
  tab: 'me',
  title: 'titleLoginRegister',
};
