import { type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { voucherStore } from '#session/localStores.ts';

export interface Author {
  readonly visitorId: string;
  /** Published with what they write; '' where this phone does not know it. */
  readonly name: string;
}

/** Who writes on this phone; undefined for a stranger. */
export function authorOf(exhibitionId: string): Author | undefined {
  const visitorId = currentVisitorId(exhibitionId);
  if (visitorId === undefined) return undefined;
  const own = voucherStore()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId === visitorId);
  return { visitorId, name: own?.name ?? '' };
}

/** Under which name a comment of who writes on this phone is kept while it is typed. */
export const commentDraft = (exhibitionId: string, subject: string): TextDraftName => {
  const visitorId = currentVisitorId(exhibitionId) ?? '';
  return textDraftName(laterNames.commentPrefix, { exhibitionId, visitorId }, subject);
};
