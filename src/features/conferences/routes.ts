import { conferencePath, conferencesPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: conferencePath.pattern,
    load: () => import('./detail/ConferenceScreen.tsx'),
    namespaces: ['content', 'conferences', 'files', 'fields', 'problems', 'sharing'],
    scope: 'exhibition',
    page: 'action',
    tab: 'agenda',
  },
  {
    path: conferencesPath.pattern,
    load: () => import('./list/ConferenceListScreen.tsx'),
    namespaces: ['content', 'conferences'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'agenda',
  },
];
