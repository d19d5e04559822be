import { contactOrganiserPath, everythingPath, myQuestionsPath } from '#domain/address/homePaths.ts';
import { homePath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: contactOrganiserPath.pattern,
    load: () => import('./ContactScreen.tsx'),
    namespaces: ['exhibitionHome', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'home',
    offline: 'form',
  },
  {
    path: homePath.pattern,
    load: () => import('./home/HomeScreen.tsx'),
    namespaces: ['content', 'exhibitionHome', 'fields', 'home', 'more', 'vouchers'],
    scope: 'channels',
    page: 'hub',
    tab: 'home',
  },
  {
    path: everythingPath.pattern,
    load: () => import('./easyHome/EverythingScreen.tsx'),
    namespaces: ['content', 'easyHome', 'home'],
    scope: 'channels',
    page: 'inner',
    tab: 'home',
  },
  {
    path: myQuestionsPath.pattern,
    load: () => import('./myQuestions/MyQuestionsScreen.tsx'),
    namespaces: ['content', 'myQuestions', 'problems'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
];
