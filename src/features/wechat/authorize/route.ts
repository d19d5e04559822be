import { authorizePath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: authorizePath,
  load: () => import('./AuthorizeScreen.tsx'),
  namespaces: ['signposts', 'accounts'],
  scope: 'none',
  page: 'flow',
  tab: 'home',
  mayReturnTo: false,
};
