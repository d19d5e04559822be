import { organiserNoticePath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserNoticePath.pattern,
  load: () => import('./NoticeFormScreen.tsx'),
  namespaces: ['organiserNotices', 'organiserCenter', 'content', 'sending', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'flow',
  tab: 'me',
  offline: 'form',
};
