import { questionSuccessPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: questionSuccessPath.pattern,
  load: () => import('./QuestionSuccessScreen.tsx'),
  namespaces: ['questions', 'fields', 'problems'],
  scope: 'channel',
};
