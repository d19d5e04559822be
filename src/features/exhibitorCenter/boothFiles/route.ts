import { boothFilesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothFilesPath.pattern,
  load: () => import('./OwnFilesScreen.tsx'),
  namespaces: ['boothFiles', 'exhibitorCenter', 'accounts', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
