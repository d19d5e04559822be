import { certificatesPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: certificatesPath.pattern,
  load: () => import('./CertificatesScreen.tsx'),
  namespaces: ['identity', 'accounts', 'fields', 'problems'],
  scope: 'channels',
};
