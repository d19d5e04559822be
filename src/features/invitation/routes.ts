import { invitationPath } from '#domain/address/invitationPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: invitationPath.pattern,
    load: () => import('./InvitationScreen.tsx'),
    namespaces: ['invitation', 'accounts', 'content', 'sharing', 'vouchers'],
    scope: 'channels',
    page: 'action',
    tab: 'home',
    offline: 'own',
  },
];
