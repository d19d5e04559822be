import { tripReportPath } from '#domain/address/tripReportPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: tripReportPath.pattern,
    load: () => import('./TripReportScreen.tsx'),
    namespaces: ['content', 'cards', 'fields', 'sharing', 'tripReport'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'agenda',
    offline: 'own',
  },
];
