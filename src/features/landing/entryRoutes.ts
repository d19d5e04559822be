import { classicHomePath, selectPath, wechatLoginPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const classicHomeRoute: ScreenRoute = {
  path: classicHomePath.pattern,
  load: () => import('./HomeScreen.tsx'),
  // A landing page: its words come with the language itself, those of its lower half with that half.
  namespaces: [],
  scope: 'channels',
  page: 'hub',
  tab: 'home',
};

export const selectRoute: ScreenRoute = {
  path: selectPath.pattern,
  load: () => import('./select/SelectScreen.tsx'),
  // Its texts come with the language; a namespace would delay every first visit.
  namespaces: [],
  scope: 'channels',
  page: 'landing',
  tab: 'home',
  title: 'titleLoginRegister',
};

export const wechatLoginRoute: ScreenRoute = {
  path: wechatLoginPath.pattern,
  load: () => import('./WechatLoginScreen.tsx'),
  namespaces: [],
  scope: 'channels',
  page: 'landing',
  tab: 'home',
};
