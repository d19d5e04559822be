import { leadPath, leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { firstWordsPath, openLeadsPath } from '#domain/address/exhibitorCenter/openLeadsPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: leadPath.pattern,
    load: () => import('./LeadScreen.tsx'),
    namespaces: ['leads', 'accounts', 'cards', 'content', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'own',
  },
  {
    path: leadsPath.pattern,
    load: () => import('./LeadListScreen.tsx'),
    namespaces: ['leads', 'accounts', 'cards', 'content'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'own',
  },
  {
    path: openLeadsPath.pattern,
    load: () => import('./openLeads/OpenLeadsScreen.tsx'),
    namespaces: ['leads', 'accounts', 'content'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'own',
  },
  {
    path: firstWordsPath.pattern,
    load: () => import('./firstMessage/FirstWordsScreen.tsx'),
    namespaces: ['leads', 'accounts', 'content', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'own',
  },
];
