import { loadChunk } from '../../../chunks/loadChunk.ts';
import { informationPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

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
  title: 'titleLoginRegister',
  offline: 'form',
};
