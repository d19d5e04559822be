import { identityCheckPath } from '#domain/address/minePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: identityCheckPath.pattern,
  load: () => import('./IdentityCheckScreen.tsx'),
  namespaces: ['content', 'fields', 'identityCheck', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'form',
};
