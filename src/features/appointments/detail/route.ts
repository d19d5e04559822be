import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: appointmentPath.pattern,
  load: () => import('./AppointmentScreen.tsx'),
  namespaces: ['appointments', 'content', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
