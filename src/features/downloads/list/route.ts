import { downloadsPath } from '#entities/download/rules/downloadPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: downloadsPath.pattern,
  load: () => import('./DownloadsScreen.tsx'),
  namespaces: ['content', 'downloads', 'files'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
