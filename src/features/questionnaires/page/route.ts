import { questionPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: questionPath.pattern,
  load: () => import('./QuestionScreen.tsx'),
  namespaces: ['questions', 'sending', 'fields', 'problems'],
  scope: 'channel',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
