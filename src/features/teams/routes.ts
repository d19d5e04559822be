import {
  joinTeamScreenPath,
  newTeamPath,
  teamPath,
  teamRankingPath,
  teamsPath,
} from '#entities/team/rules/teamPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: newTeamPath.pattern,
    load: () => import('./create/CreateTeamScreen.tsx'),
    namespaces: ['teams', 'content', 'sending', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'home',
  },
  {
    path: teamPath.pattern,
    load: () => import('./detail/TeamDetailScreen.tsx'),
    namespaces: ['teams', 'sending', 'ranking', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'action',
    tab: 'home',
  },
  {
    path: joinTeamScreenPath.pattern,
    load: () => import('./join/JoinTeamScreen.tsx'),
    namespaces: ['teams', 'content', 'sending', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'home',
  },
  {
    path: teamsPath.pattern,
    load: () => import('./list/TeamListScreen.tsx'),
    namespaces: ['teams', 'ranking', 'content', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
  {
    path: teamRankingPath.pattern,
    load: () => import('./ranking/TeamRankingScreen.tsx'),
    namespaces: ['teams', 'ranking', 'content', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
];
