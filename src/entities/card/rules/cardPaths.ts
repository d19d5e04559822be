import { definePath } from '#domain/address/definePath.ts';

/** The contacts that were saved. */
export const cardsPath = /* @__PURE__ */ definePath('/cards/:id');
export const myCardPath = /* @__PURE__ */ definePath('/cards/:id/mine');
export const editCardPath = /* @__PURE__ */ definePath('/cards/:id/mine/edit');
/** Who has the visitor's own card. */
export const givenCardsPath = /* @__PURE__ */ definePath('/cards/:id/given');
export const typeContactPath = /* @__PURE__ */ definePath('/cards/:id/new');
export const contactPath = /* @__PURE__ */ definePath('/cards/:id/contact/:contactId');
/** Shows a card that was received. */
export const addCardPath = /* @__PURE__ */ definePath('/cards/:id/add');

/** What a card's code leads to. The fragment stays in the browser: no server is sent it. */
export const cardLinkPath = (exhibitionId: string, payload: string) =>
  `${addCardPath(exhibitionId)}#${payload}`;
