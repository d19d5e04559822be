import { agendaPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: agendaPath.pattern,
    load: () => import('./day/AgendaScreen.tsx'),
    namespaces: ['agenda', 'content', 'sharing'],
    scope: 'exhibition',
    page: 'hub',
    tab: 'agenda',
  },
];
