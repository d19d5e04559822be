import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: '/xycode',
  load: () => import('./FullCodeScreen.tsx'),
  namespaces: ['vouchers'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'pass',
  offline: 'pass',
};
