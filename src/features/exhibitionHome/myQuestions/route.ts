import { myQuestionsPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: myQuestionsPath.pattern,
  load: () => import('./MyQuestionsScreen.tsx'),
  namespaces: ['content', 'myQuestions', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
