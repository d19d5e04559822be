import { mineScreenPath } from '#domain/address/minePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: mineScreenPath.pattern,
  load: () => import('./MineScreen.tsx'),
  namespaces: ['mine', 'fields', 'problems', 'questions'],
  scope: 'channels',
  page: 'hub',
  tab: 'me',
};
