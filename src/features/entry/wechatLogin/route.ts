import { wechatLoginPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: wechatLoginPath.pattern,
  load: () => import('./WechatLoginScreen.tsx'),
  namespaces: [],
  scope: 'channels',
};
