import { mineScreenPath } from '../../../domain/minePaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: mineScreenPath.pattern,
  load: () => import('./MineScreen.tsx'),
  namespaces: ['mine', 'fields', 'problems', 'questions'],
  scope: 'channels',
};
