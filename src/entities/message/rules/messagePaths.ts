import type { Partner } from './message.ts';
import { definePath } from '#domain/address/definePath.ts';

export const messagesPath = /* @__PURE__ */ definePath('/messages/:id');
export const conversationScreenPath = /* @__PURE__ */ definePath('/messages/:id/to/:kind/:partnerId');

/** Asks the exhibitor of a product for an offer; with `?kind=sample` for a sample. */
export const inquiryScreenPath = /* @__PURE__ */ definePath('/inquiry/:id/:productId');
export const samplePath = (exhibitionId: string, productId: string) =>
  `${inquiryScreenPath(exhibitionId, productId)}?kind=sample`;

/** What a first message is about: shown above it as a card. */
export interface MessageAbout {
  readonly product?: string;
  readonly post?: string;
  readonly appointment?: string;
}

/** A conversation; with `about` the composer begins with a card of it. */
export function conversationPath(exhibitionId: string, partner: Partner, about: MessageAbout = {}): string {
  const path = conversationScreenPath(exhibitionId, partner.kind, partner.id);
  const query = Object.entries(about).map(([name, id]) => `${name}=${encodeURIComponent(String(id))}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
