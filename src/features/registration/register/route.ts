import { loadChunk } from '#chunks/loadChunk.ts';
import { registerPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

/** Lazy: it pulls in the query library. */
const loadLoader = () => loadChunk(() => import('../information/informationLoader.ts'));

export const route: ScreenRoute = {
  path: registerPath.pattern,
  // With what its loader needs, for which a tap would wait otherwise.
  load: async () => {
    const [screen] = await Promise.all([
      import('./RegisterScreen.tsx'),
      loadLoader().then(({ prepareProven }) => prepareProven()),
    ]);
    return screen;
  },
  namespaces: ['identity', 'fields', 'problems'],
  loader: (args) => loadLoader().then(({ informationLoader }) => informationLoader(args)),
  scope: 'channel',
  page: 'flow',
  tab: 'home',
  offline: 'form',
};
