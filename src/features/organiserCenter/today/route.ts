import { organiserCenterPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserCenterPath.pattern,
  load: () => import('./OrganiserCenterScreen.tsx'),
  namespaces: ['organiserCenter', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
