import { definePath } from '#domain/address/definePath.ts';

export const cartPath = /* @__PURE__ */ definePath('/cart/:id');
export const addressesPath = /* @__PURE__ */ definePath('/addresses/:id');
export const editAddressScreenPath = /* @__PURE__ */ definePath('/addresses/:id/edit');
export const checkoutPath = /* @__PURE__ */ definePath('/checkout/:id');
export const ordersPath = /* @__PURE__ */ definePath('/orders/:id');
export const orderPath = /* @__PURE__ */ definePath('/orders/:id/:orderId');
export const parcelPath = /* @__PURE__ */ definePath('/orders/:id/:orderId/parcel');
export const afterSalePath = /* @__PURE__ */ definePath('/orders/:id/:orderId/return');

/** A new address, or the correction of one. */
export const editAddressPath = (exhibitionId: string, addressId?: string) =>
  editAddressScreenPath(exhibitionId) +
  (addressId === undefined ? '' : `?address=${encodeURIComponent(addressId)}`);
