import { loadChunk } from '#chunks/loadChunk.ts';
import { informationPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: informationPath.pattern,
  load: () => import('./InformationScreen.tsx'),
  namespaces: ['information', 'sending', 'identity', 'fields', 'problems'],
  // Lazy: it pulls in the query library.
  loader: (args) =>
    loadChunk(() => import('./informationLoader.ts')).then(({ informationLoader }) =>
      informationLoader(args),
    ),
  scope: 'channel',
  page: 'flow',
  tab: 'home',
  title: 'titleLoginRegister',
  offline: 'form',
};
