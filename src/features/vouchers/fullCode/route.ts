import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: '/xycode',
  load: () => import('./FullCodeScreen.tsx'),
  namespaces: ['vouchers'],
  scope: 'exhibition',
  offline: 'pass',
};
