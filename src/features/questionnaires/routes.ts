import { votePath, votesPath } from '#domain/address/homePaths.ts';
import { questionPath, questionSuccessPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: questionPath.pattern,
    load: () => import('./page/QuestionScreen.tsx'),
    namespaces: ['questions', 'sending', 'fields', 'problems'],
    scope: 'channel',
    page: 'flow',
    tab: 'me',
    offline: 'form',
  },
  {
    path: questionSuccessPath.pattern,
    load: () => import('./QuestionSuccessScreen.tsx'),
    namespaces: ['questions', 'fields', 'problems'],
    scope: 'channel',
    page: 'flow',
    tab: 'me',
  },
  {
    path: votePath.pattern,
    load: () => import('./VoteScreen.tsx'),
    namespaces: ['content', 'fields', 'problems', 'votes'],
    scope: 'channels',
    page: 'action',
    tab: 'home',
  },
  {
    path: votesPath.pattern,
    load: () => import('./votes/VotesScreen.tsx'),
    namespaces: ['content', 'fields', 'problems', 'votes'],
    scope: 'channels',
    page: 'inner',
    tab: 'home',
  },
];
