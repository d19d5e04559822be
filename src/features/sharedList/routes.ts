import { editSharedListPath, newSharedListPath, sharedListPath } from '#domain/address/sharedListPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: sharedListPath.pattern,
    load: () => import('./SharedListScreen.tsx'),
    namespaces: ['content', 'cards', 'fields', 'sharing', 'sharedList'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'own',
  },
  {
    path: newSharedListPath.pattern,
    load: () => import('./divide/NewSharedListScreen.tsx'),
    namespaces: ['content', 'fields', 'sharedList'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'own',
  },
  {
    path: editSharedListPath.pattern,
    load: () => import('./divide/EditSharedListScreen.tsx'),
    namespaces: ['content', 'fields', 'sharedList'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'own',
  },
];
