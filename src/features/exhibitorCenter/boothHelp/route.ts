import { boothHelpPath } from '#domain/address/exhibitorCenter/boothHelpPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: boothHelpPath.pattern,
  load: () => import('./BoothHelpScreen.tsx'),
  namespaces: ['boothHelp', 'accounts', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
