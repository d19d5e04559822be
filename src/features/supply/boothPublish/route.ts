import { boothPublishScreenPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothPublishScreenPath.pattern,
  load: () => import('./BoothPublishScreen.tsx'),
  namespaces: ['content', 'supply', 'accounts', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
