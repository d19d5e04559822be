import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: contactOrganiserPath.pattern,
  load: () => import('./ContactScreen.tsx'),
  namespaces: ['exhibitionHome', 'fields'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
  offline: 'form',
};
