import { questionSuccessPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: questionSuccessPath.pattern,
  load: () => import('./QuestionSuccessScreen.tsx'),
  namespaces: ['questions', 'fields', 'problems'],
  scope: 'channel',
  page: 'flow',
  tab: 'me',
};
