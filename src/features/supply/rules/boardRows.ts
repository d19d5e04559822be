import type { FairMs } from '#domain/time/clocks.ts';
import { closedFromMs, isClosed } from '#entities/supply/rules/postClosing.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';

export interface BoardAsked {
  readonly kind: string;
  readonly type: string;
  /** The id of the exhibitor that has published it; '' for all. */
  readonly exhibitor: string;
  /** The ids that a search has found; undefined while nothing is searched. */
  readonly found: ReadonlySet<string> | undefined;
  /** Only these, in this order. */
  readonly among: readonly string[] | undefined;
  readonly sort: 'newest' | 'closing';
}

/** The rows of the board, out of those that were read, newest first. What has closed comes last. */
export function boardRows(
  posts: readonly SupplyPost[],
  { kind, type, exhibitor, found, among, sort }: BoardAsked,
  nowMs: FairMs,
): readonly SupplyPost[] {
  const wanted = posts.filter(
    (post) =>
      (kind === '' || post.kind === kind) &&
      (type === '' || post.productType === type) &&
      (exhibitor === '' || post.ExhibitorId === exhibitor) &&
      (found === undefined || found.has(post.RecordId)) &&
      (among === undefined || among.includes(post.RecordId)),
  );
  if (among !== undefined) return inOrder(wanted, (post) => among.indexOf(post.RecordId));
  const open = wanted.filter((post) => !isClosed(post, nowMs));
  const closed = wanted.filter((post) => isClosed(post, nowMs));
  const shown = sort === 'closing' ? inOrder(open, (post) => closedFromMs(post) ?? Infinity) : open;
  return [...shown, ...closed];
}

/** By index among equals: older engines do not sort stably. */
function inOrder(posts: readonly SupplyPost[], of: (post: SupplyPost) => number): readonly SupplyPost[] {
  return posts
    .map((post, at) => ({ post, at, rank: of(post) }))
    .sort((one, other) => (one.rank === other.rank ? one.at - other.at : one.rank - other.rank))
    .map(({ post }) => post);
}
