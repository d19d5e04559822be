import { uploadPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: uploadPath.pattern,
  load: () => import('./UploadScreen.tsx'),
  namespaces: ['identity', 'fields', 'problems'],
  scope: 'channel',
  page: 'flow',
  tab: 'home',
  title: 'titleLoginRegister',
};
