import { checkInPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const placeRoute: ScreenRoute = {
  path: checkInPath.pattern,
  load: () => import('./place/CheckInScreen.tsx'),
  // A landing page: its words come with it.
  namespaces: [],
  scope: 'channels',
  page: 'landing',
  logOut: false,
  tab: 'home',
  offline: 'own',
};
