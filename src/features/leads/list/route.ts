import { leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: leadsPath.pattern,
  load: () => import('./LeadListScreen.tsx'),
  namespaces: ['leads', 'accounts', 'cards', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
