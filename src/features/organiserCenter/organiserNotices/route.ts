import { organiserNoticesPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserNoticesPath.pattern,
  load: () => import('./OrganiserNoticesScreen.tsx'),
  namespaces: ['organiserNotices', 'organiserCenter', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
