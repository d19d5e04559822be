import type { FairMs } from '#domain/time/clocks.ts';
import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { foldText } from '#domain/matching/foldText.ts';
import { isClosed } from '#entities/supply/rules/postClosing.ts';
import { ownerKeyOf } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { type NameWords, sharedWords, wordsIn } from './wordsIn.ts';

/** Why two posts fit: kind of product, words of the name, pack size, origin, price, quantity, and dates. */
export const fitReasons = ['type', 'words', 'packSize', 'origin', 'price', 'number', 'date'] as const;
export type FitReason = (typeof fitReasons)[number];

export interface Fit {
  /** The larger, the better. */
  readonly score: number;
  /** In the order of `fitReasons`. */
  readonly reasons: readonly FitReason[];
}

/** A post whose texts have been folded once, for many comparisons. */
export interface PairablePost {
  readonly post: SupplyPost;
  readonly type: string;
  readonly words: NameWords;
  readonly packSize: string;
  readonly origin: string;
  readonly quantity: number | undefined;
}

export interface FittingPost {
  readonly post: SupplyPost;
  readonly fit: Fit;
}

const weights: Readonly<Record<FitReason, number>> = {
  type: 3,
  words: 4,
  packSize: 1,
  origin: 1,
  price: 2,
  number: 1,
  date: 1,
};
/** Of the words of the shorter name; half of them share two machines of any kind. */
const enoughWords = 0.5;
const terms: readonly FitReason[] = ['packSize', 'origin', 'number'];
const enoughTerms = 2;
/** A price that is asked for more than this many times what is paid. */
const farAbove = 1.5;
const pricedOut = -2;

/**
 * Prepares posts for comparison. Texts that come often, such as places and pack sizes, are folded once; without the table
 * traditional and simplified characters differ.
 */
export function preparePosts(
  posts: readonly SupplyPost[],
  table: ChineseTable | undefined,
): readonly PairablePost[] {
  const compacts = new Map<string, string>();
  const fold = (text: string) => foldText(text, table).text;
  function compact(text: string): string {
    const known = compacts.get(text);
    if (known !== undefined) return known;
    const folded = fold(text).replace(/ /g, '');
    compacts.set(text, folded);
    return folded;
  }
  return posts.map((post) => ({
    post,
    type: compact(post.productType),
    words: wordsIn(fold(post.productName)),
    packSize: compact(post.packSize),
    origin: compact(post.originPlace),
    quantity: quantityOf(post.number),
  }));
}

function quantityOf(text: string): number | undefined {
  const quantity = /^\d+(?:\.\d+)?/.exec(text.replace(/[,\s]/g, ''));
  return quantity === null ? undefined : Number(quantity[0]);
}

/**
 * How well a supply and a demand fit, whichever is named first. Undefined where they do not: two of one kind, two of one
 * visitor, one that is closed, or two that are not about the same product.
 */
export function fitOf(one: PairablePost, other: PairablePost, nowMs: FairMs): Fit | undefined {
  const [supply, demand] = one.post.kind === 'supply' ? [one, other] : [other, one];
  if (supply.post.kind !== 'supply' || demand.post.kind !== 'demand') return undefined;
  const owner = ownerKeyOf(supply.post);
  if (owner !== '' && owner === ownerKeyOf(demand.post)) return undefined;
  if (isClosed(supply.post, nowMs) || isClosed(demand.post, nowMs)) return undefined;
  // Most pairs end here: the rest is worked out for the few that are left.
  if (!holds.type(supply, demand) && !holds.words(supply, demand)) return undefined;
  const isSameName = holds.words(supply, demand);
  // A kind has cheap and dear products: prices compare only where the names do.
  const reasons = fitReasons.filter(
    (reason) => (reason !== 'price' || isSameName) && holds[reason](supply, demand),
  );
  if (!isAboutSame(reasons)) return undefined;
  const sum = reasons.reduce((total, reason) => total + weights[reason], 0);
  const score = sum + (isPricedOut(supply, demand) ? pricedOut : 0);
  return score > 0 ? { score, reasons } : undefined;
}

/** By name; or of one kind, with two terms that fit: a kind has many products. */
const isAboutSame = (reasons: readonly FitReason[]): boolean =>
  reasons.includes('words') ||
  (reasons.includes('type') && reasons.filter((reason) => terms.includes(reason)).length >= enoughTerms);

const holds: Readonly<Record<FitReason, (supply: PairablePost, demand: PairablePost) => boolean>> = {
  type: (supply, demand) => supply.type !== '' && supply.type === demand.type,
  words: (supply, demand) => sharedWords(supply.words, demand.words) > enoughWords,
  packSize: (supply, demand) => contains(supply.packSize, demand.packSize),
  origin: (supply, demand) => contains(supply.origin, demand.origin),
  price: ({ post: { unitPriceCents: asked } }, { post: { unitPriceCents: paid } }) =>
    asked !== undefined && paid !== undefined && asked <= paid,
  number: ({ quantity: offered }, { quantity: wanted }) =>
    offered !== undefined && wanted !== undefined && wanted > 0 && offered >= wanted,
  // The offer stands for as long as the demand does.
  date: ({ post: { closingDate: until } }, { post: { closingDate: wantedUntil } }) =>
    wantedUntil !== '' && (until === '' || until >= wantedUntil),
};

const isPricedOut = ({ post: supply }: PairablePost, { post: demand }: PairablePost): boolean =>
  supply.unitPriceCents !== undefined &&
  demand.unitPriceCents !== undefined &&
  supply.unitPriceCents > demand.unitPriceCents * farAbove;

/** One of two texts within the other: the city within "city, province". */
const contains = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.indexOf(other) >= 0 || other.indexOf(one) >= 0);

/** The posts that fit one, best first; among equals what closes sooner. */
export function fittingPosts(
  one: PairablePost,
  others: readonly PairablePost[],
  nowMs: FairMs,
): readonly FittingPost[] {
  const fitting: FittingPost[] = [];
  for (const other of others) {
    const fit = fitOf(one, other, nowMs);
    if (fit !== undefined) fitting.push({ post: other.post, fit });
  }
  return fitting.sort(compareFits);
}

function compareFits(
  { post: one, fit: left }: FittingPost,
  { post: other, fit: right }: FittingPost,
): number {
  if (left.score !== right.score) return right.score - left.score;
  const [first, second] = [one.closingDate || 'z', other.closingDate || 'z'];
  if (first !== second) return first < second ? -1 : 1;
  return one.RecordId < other.RecordId ? -1 : 1;
}
