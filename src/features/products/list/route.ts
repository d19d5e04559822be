import { productsPath } from '#entities/product/rules/productPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: productsPath.pattern,
  load: () => import('./ProductListScreen.tsx'),
  namespaces: ['content', 'products'],
  scope: 'exhibition',
  page: 'hub',
  tab: 'explore',
};
