import { boothLiveScreenPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothLiveScreenPath.pattern,
  load: () => import('./LiveFormScreen.tsx'),
  namespaces: ['boothLives', 'exhibitorCenter', 'accounts', 'content', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
