import { authorizePath } from '#domain/address/paths.ts';
import { questFinishPath } from '#domain/address/questFinishPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: authorizePath,
    load: () => import('./AuthorizeScreen.tsx'),
    namespaces: ['signposts', 'accounts'],
    scope: 'none',
    page: 'flow',
    tab: 'home',
    mayReturnTo: false,
  },
  {
    path: questFinishPath,
    load: () => import('./questFinish/QuestFinishScreen.tsx'),
    namespaces: ['accounts'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'home',
    mayReturnTo: false,
  },
];
