import { questFinishPath } from '#domain/address/questFinishPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: questFinishPath,
  load: () => import('./QuestFinishScreen.tsx'),
  namespaces: ['accounts'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'home',
  mayReturnTo: false,
};
