import { meetingRecordPath, meetingRecordsPath } from '#domain/address/homePaths.ts';
import { identityCheckPath, mineDetailsScreenPath, mineScreenPath } from '#domain/address/minePaths.ts';
import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: mineScreenPath.pattern,
    load: () => import('./center/MineScreen.tsx'),
    namespaces: ['mine', 'fields', 'problems', 'questions'],
    scope: 'channels',
    page: 'hub',
    tab: 'me',
  },
  {
    path: myCheckInsPath.pattern,
    load: () => import('./checkIns/CheckInsScreen.tsx'),
    namespaces: ['mine', 'fields', 'problems', 'home'],
    scope: 'channels',
    page: 'inner',
    tab: 'me',
  },
  {
    path: mineDetailsScreenPath.pattern,
    load: () => import('./details/DetailsScreen.tsx'),
    namespaces: ['mine', 'fields', 'problems', 'content'],
    scope: 'channels',
    page: 'inner',
    tab: 'me',
  },
  {
    path: favouritesPath.pattern,
    load: () => import('./favourites/FavouritesScreen.tsx'),
    namespaces: ['content', 'mine'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
  },
  {
    path: identityCheckPath.pattern,
    load: () => import('./identityCheck/IdentityCheckScreen.tsx'),
    namespaces: ['content', 'fields', 'identityCheck', 'problems'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
    offline: 'form',
  },
  {
    path: meetingRecordPath.pattern,
    load: () => import('./meetingRecord/MeetingRecordScreen.tsx'),
    namespaces: ['content', 'meetingRecords', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
  },
  {
    path: meetingRecordsPath.pattern,
    load: () => import('./meetingRecords/MeetingRecordsScreen.tsx'),
    namespaces: ['content', 'meetingRecords', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
  },
];
