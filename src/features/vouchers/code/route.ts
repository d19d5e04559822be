import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: '/code',
  load: () => import('./CodeScreen.tsx'),
  namespaces: ['vouchers', 'messages'],
  scope: 'exhibition',
  page: 'hub',
  tab: 'pass',
  offline: 'pass',
};
