import { downloadPath, downloadsPath } from '#entities/download/rules/downloadPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: downloadPath.pattern,
    load: () => import('./DownloadScreen.tsx'),
    namespaces: ['content', 'downloads', 'files'],
    scope: 'exhibition',
    page: 'action',
    tab: 'home',
  },
  {
    path: downloadsPath.pattern,
    load: () => import('./DownloadsScreen.tsx'),
    namespaces: ['content', 'downloads', 'files'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
];
