import { boothProductsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { invalidateProducts, type OwnProduct, productRows } from './productQueries.ts';
import type { BoothRowKind } from '../rowForm/boothRowForm.ts';

export const productKind: BoothRowKind<OwnProduct> = {
  name: 'product',
  rows: productRows,
  compared: ['ProductName', 'ProductPrice', 'ProductNumber'],
  invalidate: invalidateProducts,
  listPath: boothProductsPath,
};
