import { boothContactsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothContactsPath.pattern,
  load: () => import('./ContactsScreen.tsx'),
  namespaces: ['boothContacts', 'exhibitorCenter', 'accounts', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
