import { moveBoothAppointmentPath } from '#domain/address/exhibitorCenter/standCalendarPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: moveBoothAppointmentPath.pattern,
  load: () => import('./MoveAppointmentScreen.tsx'),
  namespaces: ['exhibitorCenter', 'standCalendar', 'accounts', 'content', 'fields'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
