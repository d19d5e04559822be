import { boothAppointmentsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothAppointmentsPath.pattern,
  load: () => import('./BoothAppointmentsScreen.tsx'),
  namespaces: ['exhibitorCenter', 'standCalendar', 'accounts', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
