import { organiserAppointmentsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserAppointmentsPath.pattern,
  load: () => import('./OrganiserAppointmentsScreen.tsx'),
  namespaces: ['organiserCenter', 'content', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
