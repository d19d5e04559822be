import { classicHomePath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: classicHomePath.pattern,
  load: () => import('./HomeScreen.tsx'),
  // A landing page: its words come with the language itself, those of its lower half with that half.
  namespaces: [],
  scope: 'channels',
  page: 'hub',
  tab: 'home',
};
