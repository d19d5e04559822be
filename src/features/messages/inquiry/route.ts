import { inquiryScreenPath } from '#entities/message/rules/messagePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: inquiryScreenPath.pattern,
  load: () => import('./InquiryScreen.tsx'),
  namespaces: ['content', 'fields', 'inquiry', 'problems', 'sending'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'explore',
  offline: 'form',
};
