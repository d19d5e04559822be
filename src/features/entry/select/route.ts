import { selectPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: selectPath.pattern,
  load: () => import('./SelectScreen.tsx'),
  // Its words come with the language itself: a namespace of its own would hold up every first visit.
  namespaces: [],
  scope: 'channels',
  title: 'titleLoginRegister',
};
