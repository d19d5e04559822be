import type { TextPair } from '../form/formDefinition.ts';

export type FavouriteKind = 'exhibitor' | 'product';
/** A favourite of either kind, or the like of an exhibitor or of a live. */
export type MarkKind = FavouriteKind | 'like' | 'liveLike';

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
  /** Of the exhibitor, the product or the live. */
  readonly id: string;
  /** Whose product or live it is; '' where that is not known. */
  readonly exhibitorId: string;
  readonly summary?: MarkSummary | undefined;
}

type Named = Pick<Mark, 'kind' | 'id'>;

export const isSameMark = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Rows of three collections, read apart. */
export type MarkGroup = 'favourites' | 'likes' | 'liveLikes';

export function groupOf(kind: MarkKind): MarkGroup {
  if (kind === 'liveLike') return 'liveLikes';
  return kind === 'like' ? 'likes' : 'favourites';
}

export const isLike = (kind: MarkKind): kind is 'like' | 'liveLike' => groupOf(kind) !== 'favourites';
