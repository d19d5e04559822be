import { groupPath } from '#domain/address/paths.ts';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: groupPath.pattern,
  load: () => import('./GroupScreen.tsx'),
  namespaces: ['group', 'sending', 'information', 'identity', 'fields', 'problems', 'messages', 'content'],
  // Not on the landing page's budget.
  loader: (args) => loadChunk(() => import('./groupLoader.ts')).then(({ groupLoader }) => groupLoader(args)),
  scope: 'channel',
  page: 'flow',
  tab: 'home',
  title: 'titleLoginRegister',
  offline: 'form',
};
