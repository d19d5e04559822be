import { boothConversationPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothConversationPath.pattern,
  load: () => import('./BoothConversationScreen.tsx'),
  namespaces: ['content', 'conversation', 'fields', 'problems', 'products', 'accounts'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
