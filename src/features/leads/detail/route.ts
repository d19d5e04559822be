import { leadPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: leadPath.pattern,
  load: () => import('./LeadScreen.tsx'),
  namespaces: ['leads', 'accounts', 'cards', 'content', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
