import { organiserExhibitionsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: organiserExhibitionsPath.pattern,
  load: () => import('./OrganiserExhibitionsScreen.tsx'),
  namespaces: ['organiserCenter', 'content'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
