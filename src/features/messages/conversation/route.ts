import { conversationScreenPath } from '#entities/message/rules/messagePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: conversationScreenPath.pattern,
  load: () => import('./ConversationScreen.tsx'),
  namespaces: ['content', 'conversation', 'fields', 'problems', 'products'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
  offline: 'own',
};
