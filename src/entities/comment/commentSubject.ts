import { boardSource, liveSource } from '../product/api/productCollections.ts';

interface Place {
  readonly exhibitionId: string;
  /** '' for a product whose exhibitor is not known, and for a live of the organiser. */
  readonly exhibitorId: string;
  /** '' on a message board and in a live room. */
  readonly productId: string;
}

/** What is written about: a product, an exhibitor, on its message board, or a live, in its room. */
export type CommentSubject = Place &
  ({ readonly kind: 'product' | 'exhibitor' } | { readonly kind: 'live'; readonly liveId: string });

/** Names what is cached and typed about it. */
export const subjectKey = (subject: CommentSubject): string =>
  subject.kind === 'live'
    ? subject.liveId
    : subject.kind === 'product'
      ? subject.productId
      : subject.exhibitorId;

/** What its rows are asked for by, and are stored with. */
export function askedOf(subject: CommentSubject) {
  const { kind, exhibitionId, exhibitorId, productId } = subject;
  if (kind === 'product') return { ProductId: productId };
  return kind === 'live'
    ? { ExhibitionId: exhibitionId, LiveListId: subject.liveId, SourceType: liveSource }
    : { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, SourceType: boardSource };
}
