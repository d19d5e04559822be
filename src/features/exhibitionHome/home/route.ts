import { homePath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: homePath.pattern,
  load: () => import('./HomeScreen.tsx'),
  namespaces: ['content', 'exhibitionHome', 'fields', 'home', 'more', 'vouchers'],
  scope: 'channels',
  page: 'hub',
  tab: 'home',
};
