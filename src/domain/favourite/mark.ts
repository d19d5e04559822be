import type { TextPair } from '../form/formDefinition.ts';

export type FavouriteKind = 'exhibitor' | 'product';
/** A favourite of either kind, the like of an exhibitor or of a live, or what was searched. */
export type MarkKind = FavouriteKind | 'like' | 'liveLike' | 'search';

/** What a list of favourites shows of one without asking the server; texts are '' when absent. */
export interface MarkSummary {
  readonly name: TextPair;
  readonly boothNo: string;
  readonly hallId: string;
  readonly picture: string;
}

/** Set by a visitor on an exhibitor or a product, or kept of a search. */
export interface Mark {
  readonly kind: MarkKind;
  /** Of the exhibitor, the product or the live; of a search the text. */
  readonly id: string;
  /** Whose product or live it is; '' where that is not known. */
  readonly exhibitorId: string;
  readonly summary?: MarkSummary | undefined;
}

type Named = Pick<Mark, 'kind' | 'id'>;

export const isSameMark = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Rows of four collections, read apart. */
export type MarkGroup = 'favourites' | 'likes' | 'liveLikes' | 'searches';

const groups: Readonly<Record<MarkKind, MarkGroup>> = {
  exhibitor: 'favourites',
  product: 'favourites',
  like: 'likes',
  liveLike: 'liveLikes',
  search: 'searches',
};

export const groupOf = (kind: MarkKind): MarkGroup => groups[kind];

export const isLike = (kind: MarkKind): kind is 'like' | 'liveLike' => kind === 'like' || kind === 'liveLike';
