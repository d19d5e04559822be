import { loadChunk } from '#chunks/loadChunk.ts';
import { groupPath, informationPath, registerPath, uploadPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

/** Lazy: it pulls in the query library. */
const loadLoader = () => loadChunk(() => import('./information/informationLoader.ts'));

export const routes: readonly ScreenRoute[] = [
  {
    path: groupPath.pattern,
    load: () => import('./group/GroupScreen.tsx'),
    namespaces: ['group', 'sending', 'information', 'identity', 'fields', 'problems', 'messages', 'content'],
    // Not on the landing page's budget.
    loader: (args) =>
      loadChunk(() => import('./group/groupLoader.ts')).then(({ groupLoader }) => groupLoader(args)),
    scope: 'channel',
    page: 'flow',
    tab: 'home',
    offline: 'form',
  },
  {
    path: informationPath.pattern,
    load: () => import('./information/InformationScreen.tsx'),
    namespaces: ['information', 'sending', 'identity', 'fields', 'problems'],
    loader: (args) => loadLoader().then(({ informationLoader }) => informationLoader(args)),
    scope: 'channel',
    page: 'flow',
    tab: 'home',
    title: 'titleLoginRegister',
    offline: 'form',
  },
  {
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
  },
  {
    path: uploadPath.pattern,
    load: () => import('./UploadScreen.tsx'),
    namespaces: ['identity', 'fields', 'problems'],
    scope: 'channel',
    page: 'flow',
    tab: 'home',
    title: 'titleLoginRegister',
  },
];
