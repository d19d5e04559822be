import { latePath } from '#domain/address/latePath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: latePath.pattern,
    load: () => import('./LateScreen.tsx'),
    namespaces: ['late', 'content', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'agenda',
    offline: 'own',
  },
];
