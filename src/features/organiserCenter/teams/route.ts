import { organiserTeamsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserTeamsPath.pattern,
  load: () => import('./OrganiserTeamsScreen.tsx'),
  namespaces: ['organiserCenter', 'content', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
