import { downloadPath } from '#entities/download/rules/downloadPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: downloadPath.pattern,
  load: () => import('./DownloadScreen.tsx'),
  namespaces: ['content', 'downloads', 'files'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
