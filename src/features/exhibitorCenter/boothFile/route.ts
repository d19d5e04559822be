import { boothFileScreenPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothFileScreenPath.pattern,
  load: () => import('./FileFormScreen.tsx'),
  namespaces: ['boothFiles', 'exhibitorCenter', 'accounts', 'content', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
