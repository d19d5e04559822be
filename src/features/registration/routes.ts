import { loadChunk } from '#chunks/loadChunk.ts';
import { groupPath, informationPath, registerPath, uploadPath } from '#domain/address/paths.ts';
import type { EntryStep } from '#entities/registration/open/findWayThrough.ts';
import type { ScreenModule, ScreenRoute } from '#flows/navigation/screenRoute.ts';

/** Lazy: it pulls in the query library. */
const loadLoader = () => loadChunk(() => import('./information/informationLoader.ts'));

/** A screen on which a registration is made, behind the guard that says whether one can register. */
const guarded = (step: EntryStep, load: () => Promise<ScreenModule>) => async () => {
  const [screen, { guardScreen }] = await Promise.all([load(), loadChunk(() => import('./guardScreen.tsx'))]);
  return { ...screen, default: guardScreen(step, screen.default) };
};

export const routes: readonly ScreenRoute[] = [
  {
    path: groupPath.pattern,
    load: guarded('group', () => import('./group/GroupScreen.tsx')),
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
    load: guarded('information', () => import('./information/InformationScreen.tsx')),
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
    load: guarded('register', async () => {
      const [screen] = await Promise.all([
        import('./RegisterScreen.tsx'),
        loadLoader().then(({ prepareProven }) => prepareProven()),
      ]);
      return screen;
    }),
    namespaces: ['identity', 'fields', 'problems'],
    loader: (args) => loadLoader().then(({ informationLoader }) => informationLoader(args)),
    scope: 'channel',
    page: 'flow',
    tab: 'home',
    offline: 'form',
  },
  {
    path: uploadPath.pattern,
    load: guarded('upload', () => import('./UploadScreen.tsx')),
    namespaces: ['identity', 'fields', 'problems'],
    scope: 'channel',
    page: 'flow',
    tab: 'home',
    title: 'titleLoginRegister',
  },
];
