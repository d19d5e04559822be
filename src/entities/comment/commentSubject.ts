import { boardSource } from '../product/api/productCollections.ts';

/** What is written about: a product, or an exhibitor, on its message board. */
export interface CommentSubject {
  readonly kind: 'product' | 'exhibitor';
  readonly exhibitionId: string;
  /** '' for a product whose exhibitor is not known. */
  readonly exhibitorId: string;
  /** '' on a message board. */
  readonly productId: string;
}

/** Names what is cached and typed about it. */
export const subjectKey = ({ kind, exhibitorId, productId }: CommentSubject): string =>
  kind === 'product' ? productId : exhibitorId;

/** What its rows are asked for by, and are stored with. */
export const askedOf = ({ kind, exhibitionId, exhibitorId, productId }: CommentSubject) =>
  kind === 'product'
    ? { ProductId: productId }
    : { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, SourceType: boardSource };
