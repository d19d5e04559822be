import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: myCheckInsPath.pattern,
  load: () => import('./CheckInsScreen.tsx'),
  namespaces: ['mine', 'fields', 'problems'],
  scope: 'channels',
  page: 'inner',
  tab: 'me',
};
