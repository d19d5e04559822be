import { askAppointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: askAppointmentPath.pattern,
  load: () => import('./AskScreen.tsx'),
  namespaces: ['appointments', 'content', 'fields', 'sending'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'explore',
  offline: 'form',
};
