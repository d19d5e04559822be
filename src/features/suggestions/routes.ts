import { suggestionsPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: suggestionsPath.pattern,
    load: () => import('./SuggestionsScreen.tsx'),
    namespaces: ['content', 'suggestions', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'explore',
    offline: 'own',
  },
];
