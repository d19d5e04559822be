import { definePath } from '../definePath.ts';

export const exhibitorCenterPath = /* @__PURE__ */ definePath('/exhibitor-center/:id');
export const boothAppointmentsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/appointments');
export const leadsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/leads');
export const leadPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/leads/:leadId');
export const boothMessagesPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/messages');
export const boothConversationPath = /* @__PURE__ */ definePath(
  '/exhibitor-center/:id/messages/:kind/:partnerId',
);
export const boothOrdersPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/orders');
export const boothCompanyScreenPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/company');
/** What an exhibitor says of itself; at one of its questions. */
export const boothCompanyPath = (exhibitionId: string, question?: string) =>
  boothCompanyScreenPath(exhibitionId) +
  (question === undefined ? '' : `?at=${encodeURIComponent(question)}`);
export const boothProductsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/products');
export const boothProductScreenPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/products/edit');
/** A new product, or the correction of one. */
export const boothProductPath = (exhibitionId: string, productId?: string) =>
  boothProductScreenPath(exhibitionId) +
  (productId === undefined ? '' : `?product=${encodeURIComponent(productId)}`);
export const boothTablePath = /* @__PURE__ */ definePath('/exhibitor-center/:id/products/paste');
export const boothPromotionsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/promotions');
export const boothPromotionScreenPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/promotions/edit');
/** A new promotion, or the correction of one. */
export const boothPromotionPath = (exhibitionId: string, promotionId?: string) =>
  boothPromotionScreenPath(exhibitionId) +
  (promotionId === undefined ? '' : `?promotion=${encodeURIComponent(promotionId)}`);
export const boothLivesPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/lives');
export const boothLiveScreenPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/lives/edit');
/** A new live, or the correction of one. */
export const boothLivePath = (exhibitionId: string, liveId?: string) =>
  boothLiveScreenPath(exhibitionId) + (liveId === undefined ? '' : `?live=${encodeURIComponent(liveId)}`);
export const boothPosterPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/poster');
export const boothFilesPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/files');
export const boothFileScreenPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/files/edit');
/** A new file, or the correction of what is said of one. */
export const boothFilePath = (exhibitionId: string, fileId?: string) =>
  boothFileScreenPath(exhibitionId) + (fileId === undefined ? '' : `?file=${encodeURIComponent(fileId)}`);
export const boothContactsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/contacts');
export const boothContactScreenPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/contacts/edit');
/** A new contact, or the correction of one. */
export const boothContactPath = (exhibitionId: string, contactId?: string) =>
  boothContactScreenPath(exhibitionId) +
  (contactId === undefined ? '' : `?contact=${encodeURIComponent(contactId)}`);
