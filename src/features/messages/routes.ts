import {
  boothConversationPath,
  boothMessagesPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import {
  conversationScreenPath,
  inquiryScreenPath,
  messagesPath,
} from '#entities/message/rules/messagePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: boothConversationPath.pattern,
    load: () => import('./BoothConversationScreen.tsx'),
    namespaces: ['content', 'conversation', 'fields', 'problems', 'products', 'accounts'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
    offline: 'own',
  },
  {
    path: boothMessagesPath.pattern,
    load: () => import('./BoothMessagesScreen.tsx'),
    namespaces: ['content', 'conversation', 'accounts'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
    offline: 'own',
  },
  {
    path: conversationScreenPath.pattern,
    load: () => import('./conversation/ConversationScreen.tsx'),
    namespaces: ['content', 'conversation', 'fields', 'problems', 'products'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
    offline: 'own',
  },
  {
    path: inquiryScreenPath.pattern,
    load: () => import('./inquiry/InquiryScreen.tsx'),
    namespaces: ['content', 'fields', 'inquiry', 'problems', 'sending'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'explore',
    offline: 'form',
  },
  {
    path: messagesPath.pattern,
    load: () => import('./list/MessageListScreen.tsx'),
    namespaces: ['content', 'conversation'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'me',
    offline: 'own',
  },
];
