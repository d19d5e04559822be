import { conferencesPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: conferencesPath.pattern,
  load: () => import('./ConferenceListScreen.tsx'),
  namespaces: ['content', 'conferences'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'agenda',
};
