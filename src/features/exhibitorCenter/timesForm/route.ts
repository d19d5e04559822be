import { standTimesOfPath } from '#domain/address/exhibitorCenter/standCalendarPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: standTimesOfPath.pattern,
  load: () => import('./TimesFormScreen.tsx'),
  namespaces: ['standCalendar', 'exhibitorCenter', 'accounts', 'content', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
