import { questionPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: questionPath.pattern,
  load: () => import('./QuestionScreen.tsx'),
  namespaces: ['questions', 'sending', 'fields', 'problems'],
  scope: 'channel',
  offline: 'form',
};
