import { standTimesPath } from '#domain/address/exhibitorCenter/standCalendarPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: standTimesPath.pattern,
  load: () => import('./StandTimesScreen.tsx'),
  namespaces: ['standCalendar', 'exhibitorCenter', 'accounts', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
