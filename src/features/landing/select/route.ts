import { selectPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: selectPath.pattern,
  load: () => import('./SelectScreen.tsx'),
  // Its texts come with the language; a namespace would delay every first visit.
  namespaces: [],
  scope: 'channels',
  page: 'landing',
  tab: 'home',
  title: 'titleLoginRegister',
};
