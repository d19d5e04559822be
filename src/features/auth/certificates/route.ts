import { certificatesPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: certificatesPath.pattern,
  load: () => import('./CertificatesScreen.tsx'),
  namespaces: ['identity', 'accounts', 'fields', 'problems'],
  scope: 'channels',
  page: 'flow',
  tab: 'me',
};
