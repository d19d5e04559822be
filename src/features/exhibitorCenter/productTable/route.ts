import { boothTablePath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothTablePath.pattern,
  load: () => import('./ProductTableScreen.tsx'),
  namespaces: ['exhibitorCenter', 'accounts', 'content', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
