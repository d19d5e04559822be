import { conferencePath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: conferencePath.pattern,
  load: () => import('./ConferenceScreen.tsx'),
  namespaces: ['content', 'conferences', 'files', 'fields', 'problems', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'agenda',
};
