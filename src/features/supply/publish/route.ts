import { publishScreenPath } from '#entities/supply/rules/supplyPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: publishScreenPath.pattern,
  load: () => import('./PublishScreen.tsx'),
  namespaces: ['content', 'supply', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'home',
  offline: 'form',
};
