import { productPath } from '#entities/product/rules/productPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: productPath.pattern,
  load: () => import('./ProductDetailScreen.tsx'),
  namespaces: ['comments', 'content', 'fields', 'problems', 'products', 'sharing'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'explore',
};
