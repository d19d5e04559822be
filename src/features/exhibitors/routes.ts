import {
  exhibitorPath,
  exhibitorsPath,
  hallPath,
  hallsPath,
} from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { hallPlanPath } from '#entities/exhibitor/rules/hallPlanPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: exhibitorPath.pattern,
    load: () => import('./detail/ExhibitorDetailScreen.tsx'),
    namespaces: ['comments', 'content', 'files', 'exhibitors', 'fields', 'problems', 'sharing'],
    scope: 'exhibition',
    page: 'action',
    tab: 'explore',
  },
  {
    path: hallPlanPath.pattern,
    load: () => import('./hallPlan/HallPlanScreen.tsx'),
    namespaces: ['content', 'exhibitors', 'hallPlan'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'explore',
  },
  {
    path: hallPath.pattern,
    load: () => import('./HallScreen.tsx'),
    namespaces: ['content', 'exhibitors'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'explore',
  },
  {
    path: hallsPath.pattern,
    load: () => import('./HallsScreen.tsx'),
    namespaces: ['content', 'exhibitors'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'explore',
  },
  {
    path: exhibitorsPath.pattern,
    load: () => import('./list/ExhibitorListScreen.tsx'),
    namespaces: ['content', 'exhibitors'],
    scope: 'exhibition',
    page: 'hub',
    tab: 'explore',
  },
];
