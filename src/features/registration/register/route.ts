import { loadChunk } from '../../../chunks/loadChunk.ts';
import { registerPath } from '../../../domain/address/paths.ts';
import type { ScreenRoute } from '../../../flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: registerPath.pattern,
  load: () => import('./RegisterScreen.tsx'),
  namespaces: ['identity', 'fields', 'problems'],
  // Lazy: it pulls in the query library.
  loader: (args) =>
    loadChunk(() => import('../information/informationLoader.ts')).then(({ informationLoader }) =>
      informationLoader(args),
    ),
  scope: 'channel',
  page: 'flow',
  tab: 'home',
  offline: 'form',
};
