import { definePath } from '#domain/address/definePath.ts';

export const productsPath = /* @__PURE__ */ definePath('/products/:id');
export const productPath = /* @__PURE__ */ definePath('/product/:id/:productId');
