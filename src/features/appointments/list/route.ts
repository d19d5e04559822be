import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: appointmentsPath.pattern,
  load: () => import('./AppointmentsScreen.tsx'),
  namespaces: ['appointments', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
