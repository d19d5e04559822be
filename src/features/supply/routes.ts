import {
  boothPostPath,
  boothPostsPath,
  boothPublishScreenPath,
} from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import {
  myPostsPath,
  postPath,
  publishScreenPath,
  supplyDemandPath,
} from '#entities/supply/rules/supplyPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: boothPostPath.pattern,
    load: () => import('./BoothPostScreen.tsx'),
    namespaces: ['content', 'supply', 'accounts', 'problems', 'sharing', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: boothPostsPath.pattern,
    load: () => import('./BoothPostsScreen.tsx'),
    namespaces: ['content', 'supply', 'accounts'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: boothPublishScreenPath.pattern,
    load: () => import('./BoothPublishScreen.tsx'),
    namespaces: ['content', 'supply', 'accounts', 'sending', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'me',
    offline: 'form',
  },
  {
    path: postPath.pattern,
    load: () => import('./detail/PostScreen.tsx'),
    namespaces: ['content', 'supply', 'problems', 'sharing', 'fields'],
    scope: 'exhibition',
    page: 'action',
    tab: 'home',
  },
  {
    path: supplyDemandPath.pattern,
    load: () => import('./SupplyListScreen.tsx'),
    namespaces: ['content', 'supply'],
    scope: 'exhibition',
    page: 'action',
    tab: 'home',
  },
  {
    path: myPostsPath.pattern,
    load: () => import('./mine/MyPostsScreen.tsx'),
    namespaces: ['content', 'supply'],
    scope: 'exhibition',
    page: 'action',
    tab: 'me',
  },
  {
    path: publishScreenPath.pattern,
    load: () => import('./publish/PublishScreen.tsx'),
    namespaces: ['content', 'supply', 'sending', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'home',
    offline: 'form',
  },
];
