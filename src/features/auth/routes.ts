import { certificatesPath, loginScreenPath, passwordScreenPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: certificatesPath.pattern,
    load: () => import('./CertificatesScreen.tsx'),
    namespaces: ['identity', 'accounts', 'fields', 'problems'],
    scope: 'channels',
    page: 'flow',
    tab: 'me',
  },
  {
    path: loginScreenPath.pattern,
    load: () => import('./login/LoginScreen.tsx'),
    namespaces: ['identity', 'accounts', 'fields', 'problems', 'content'],
    scope: 'channels',
    page: 'flow',
    tab: 'me',
    title: 'titleLoginRegister',
  },
  {
    path: passwordScreenPath.pattern,
    load: () => import('./password/PasswordScreen.tsx'),
    namespaces: ['identity', 'accounts', 'fields', 'problems'],
    scope: 'channels',
    page: 'flow',
    tab: 'me',
    title: 'titleLoginRegister',
  },
];
