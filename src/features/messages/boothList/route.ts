import { boothMessagesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothMessagesPath.pattern,
  load: () => import('./BoothMessagesScreen.tsx'),
  namespaces: ['content', 'conversation', 'accounts'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
