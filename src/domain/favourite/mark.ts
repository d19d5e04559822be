import type { TextPair } from '../form/formDefinition.ts';

export type FavouriteKind = 'exhibitor' | 'product';
/** A favourite of either kind, or the like of an exhibitor. */
export type MarkKind = FavouriteKind | 'like';

/** What a list of favourites shows of one without asking the server; texts are '' when absent. */
export interface MarkSummary {
  readonly name: TextPair;
  readonly boothNo: string;
  readonly hallId: string;
  readonly picture: string;
}

/** Set by a visitor on an exhibitor or a product. */
export interface Mark {
  readonly kind: MarkKind;
  /** Of the exhibitor or the product. */
  readonly id: string;
  /** Whose product it is; '' where that is not known. */
  readonly exhibitorId: string;
  readonly summary?: MarkSummary | undefined;
}

type Named = Pick<Mark, 'kind' | 'id'>;

export const isSameMark = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Favourites and likes are rows of two collections, read apart. */
export type MarkGroup = 'favourites' | 'likes';

export const groupOf = (kind: MarkKind): MarkGroup => (kind === 'like' ? 'likes' : 'favourites');
