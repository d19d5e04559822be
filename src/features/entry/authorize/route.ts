import { authorizePath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: authorizePath,
  load: () => import('./AuthorizeScreen.tsx'),
  namespaces: ['signposts', 'accounts'],
  scope: 'none',
  mayReturnTo: false,
};
