import { productPath, productsPath } from '#entities/product/rules/productPaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: productPath.pattern,
    load: () => import('./detail/ProductDetailScreen.tsx'),
    namespaces: ['comments', 'content', 'fields', 'problems', 'products', 'sharing'],
    scope: 'exhibition',
    page: 'action',
    tab: 'explore',
  },
  {
    path: productsPath.pattern,
    load: () => import('./ProductListScreen.tsx'),
    namespaces: ['content', 'products'],
    scope: 'exhibition',
    page: 'hub',
    tab: 'explore',
  },
];
