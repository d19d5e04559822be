import { products } from './api/productCollections.ts';

type Product = Awaited<ReturnType<typeof products.list>>[number];

const isOnSale = ({ isOffSale }: Product): boolean => !isOffSale;

/** The server cannot be asked for products on sale alone: rows without the flags are on sale too. */
export const productsPlan = (exhibitionId: string) => ({
  collection: products,
  condition: { ExhibitionId: exhibitionId },
  search: ['ProductName', 'ProductNameEn', 'productTitle', 'ProductNumber'] as const,
  filters: {
    exhibitor: 'ExhibitorId',
    category: 'CategoryFirstId',
    part: 'CategorySecondId',
  } as const,
  sorts: { popular: { PVNumber: -1 }, newest: { CreatedAtMesc: -1 } } as const,
  keeps: isOnSale,
});
