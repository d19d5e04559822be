import type { TextPair } from '#domain/form/formDefinition.ts';

export type FavouriteKind = 'exhibitor' | 'product';
/** The like of an exhibitor, of a live, or of a comment on a product. */
export type LikeKind = 'like' | 'liveLike' | 'commentLike';
/** A favourite or a like of any kind, the help of an exhibitor, what was searched, or a file that was downloaded. */
export type MarkKind = FavouriteKind | LikeKind | 'help' | KeptMarkKind;
/** Kept of what the visitor did; a refusal changes nothing for them. */
export type KeptMarkKind = 'search' | 'download';

/** What a list of favourites shows of one without asking the server; texts are '' when absent. */
export interface MarkSummary {
  readonly name: TextPair;
  readonly boothNo: string;
  readonly hallId: string;
  readonly picture: string;
}

/** Set by a visitor, or kept of a search or a download. */
export interface Mark {
  readonly kind: MarkKind;
  /** Of the exhibitor, the product, the live, the comment or the file; of a search the text. */
  readonly id: string;
  /** Whose product or live it is; '' where that is not known, and of a comment. */
  readonly exhibitorId: string;
  readonly summary?: MarkSummary | undefined;
}

type Named = Pick<Mark, 'kind' | 'id'>;

export const isSameMark = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Read apart. */
export type MarkGroup =
  | 'favourites'
  | 'likes'
  | 'liveLikes'
  | 'commentLikes'
  | 'helps'
  | 'searches'
  | 'downloads';

const groups: Readonly<Record<MarkKind, MarkGroup>> = {
  exhibitor: 'favourites',
  product: 'favourites',
  like: 'likes',
  liveLike: 'liveLikes',
  commentLike: 'commentLikes',
  help: 'helps',
  search: 'searches',
  download: 'downloads',
};

export const groupOf = (kind: MarkKind): MarkGroup => groups[kind];

const likes: readonly MarkKind[] = ['like', 'liveLike', 'commentLike'] satisfies readonly LikeKind[];

export const isLike = (kind: MarkKind): kind is LikeKind => likes.indexOf(kind) >= 0;

const counted: readonly MarkKind[] = ['exhibitor', 'like', 'liveLike', 'commentLike', 'help', 'download'];

/** Whether others are shown how many rows there are: a second row would be a second like. */
export const isCounted = (kind: MarkKind): boolean => counted.indexOf(kind) >= 0;

const keptKinds: readonly MarkKind[] = ['search', 'download'] satisfies readonly KeptMarkKind[];

export const isKeptMark = (kind: MarkKind): kind is KeptMarkKind => keptKinds.indexOf(kind) >= 0;
