import { whatsNewPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: whatsNewPath.pattern,
    load: () => import('./WhatsNewScreen.tsx'),
    namespaces: ['content', 'orders', 'problems', 'whatsNew'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
  },
];
