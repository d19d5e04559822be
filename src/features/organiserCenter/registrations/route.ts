import { organiserRegistrationsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserRegistrationsPath.pattern,
  load: () => import('./OrganiserRegistrationsScreen.tsx'),
  namespaces: ['organiserCenter', 'content', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
