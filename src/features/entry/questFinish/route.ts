import { questFinishPath } from '../../../domain/wechatPaths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: questFinishPath,
  load: () => import('./QuestFinishScreen.tsx'),
  namespaces: ['accounts'],
  scope: 'exhibition',
  mayReturnTo: false,
};
