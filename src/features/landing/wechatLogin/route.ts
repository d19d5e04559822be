import { wechatLoginPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: wechatLoginPath.pattern,
  load: () => import('./WechatLoginScreen.tsx'),
  namespaces: [],
  scope: 'channels',
  page: 'landing',
  tab: 'home',
};
