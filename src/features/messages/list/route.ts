import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: messagesPath.pattern,
  load: () => import('./MessageListScreen.tsx'),
  namespaces: ['content', 'conversation'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
