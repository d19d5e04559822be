import {
  appointmentPath,
  appointmentsPath,
  askAppointmentPath,
} from '#entities/appointment/rules/appointmentPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: askAppointmentPath.pattern,
    load: () => import('./ask/AskScreen.tsx'),
    namespaces: ['appointments', 'content', 'fields', 'sending'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'explore',
    offline: 'form',
  },
  {
    path: appointmentPath.pattern,
    load: () => import('./detail/AppointmentScreen.tsx'),
    namespaces: ['appointments', 'content', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: appointmentsPath.pattern,
    load: () => import('./AppointmentsScreen.tsx'),
    namespaces: ['appointments', 'content'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
  },
];
