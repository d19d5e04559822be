import { organiserPeoplePath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserPeoplePath.pattern,
  load: () => import('./OrganiserPeopleScreen.tsx'),
  namespaces: ['organiserCenter', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
