import { loginScreenPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: loginScreenPath.pattern,
  load: () => import('./LoginScreen.tsx'),
  namespaces: ['identity', 'accounts', 'fields', 'problems', 'content'],
  scope: 'channels',
  page: 'flow',
  tab: 'me',
  title: 'titleLoginRegister',
};
