import { cutCodePoints } from '#domain/text/cleanText.ts';
import { type BoothQuery, boothKey, boothQuery, matchBooth, noBoothQuery } from './boothTokens.ts';
import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { matchesAcrossSpaces } from '#domain/matching/matchTerm.ts';
import { queryTerms } from '#domain/matching/queryTerms.ts';
import { createIndexedTexts, distances, type FindDistance, type IndexedText } from './indexedTexts.ts';

/** What can be found. Texts are '' when absent. */
export interface SearchEntry<Kind extends string = string> {
  readonly kind: Kind;
  /** Unique within its kind. */
  readonly id: string;
  /** Its names, in all languages. */
  readonly names: readonly string[];
  /** What else it is found by, such as its supplier; counts less than a name. */
  readonly more: string;
  /** With its hall, where that is known: `1 号馆 A12`. */
  readonly booth: string;
  /** Among equal matches the larger comes first. */
  readonly rank: number;
}

export interface SearchHit<Kind extends string = string> {
  readonly kind: Kind;
  readonly id: string;
  /** The smaller, the better. */
  readonly distance: number;
}

export interface SearchResult<Kind extends string = string> {
  /** Best first. */
  readonly hits: readonly SearchHit<Kind>[];
  /** How many were found, by kind. */
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  /** Nothing matches as it was typed: these match with one typing error. */
  readonly isCorrected: boolean;
}

export interface SearchIndex<Kind extends string = string> {
  /** An entry of the same kind and id is replaced. */
  readonly add: (entries: readonly SearchEntry<Kind>[]) => void;
  readonly search: (query: string, options: SearchOptions) => SearchResult<Kind>;
  readonly size: () => number;
}

export interface SearchOptions {
  /** How many hits of each kind. */
  readonly limit: number;
}

interface Indexed<Kind extends string> extends Pick<SearchEntry<Kind>, 'kind' | 'id' | 'rank'> {
  readonly names: readonly IndexedText[];
  readonly more: IndexedText;
  readonly booth: string;
}

const longestMore = 1_000;
const longestQuery = 100;
const mostTerms = 6;

export function createSearchIndex<Kind extends string>(table: ChineseTable | undefined): SearchIndex<Kind> {
  const all: Indexed<Kind>[] = [];
  const placeById = new Map<Kind, Map<string, number>>();
  const texts = createIndexedTexts(table);
  /** The key before: what is found by a longer term was found by its beginning. */
  let last: Looked<Kind> | undefined;

  function add(entries: readonly SearchEntry<Kind>[]) {
    last = undefined;
    for (const { kind, id, names, more, booth, rank } of entries)
      all[placeOf(kind, id)] = {
        kind,
        id,
        rank,
        // Without `filter`, whose lists take more memory than they hold. An empty name matches nothing.
        names: names.map(texts.of),
        more: texts.of(cutCodePoints(more, longestMore)),
        booth: boothKey(booth),
      };
  }

  /** That of the entry before, or behind all. */
  function placeOf(kind: Kind, id: string): number {
    const places = placeById.get(kind) ?? new Map<string, number>();
    placeById.set(kind, places);
    const place = places.get(id) ?? all.length;
    places.set(id, place);
    return place;
  }

  function look(terms: readonly string[], asked: BoothQuery): Looked<Kind> {
    const before = last !== undefined && isExtended(last.terms, terms) ? last : undefined;
    const narrowed = asked === noBoothQuery ? before?.exact : undefined;
    const exact = collect(
      narrowed ? onesOf(narrowed) : all,
      terms.map((term) => texts.finder(term)),
      asked,
    );
    if (exact.length > 0) return { terms, exact, similar: [] };
    const finds = terms.map((term) => texts.similarFinder(term));
    const nearer = collect(onesOf(before?.similar ?? []), finds, noBoothQuery);
    return { terms, exact, similar: nearer.length > 0 ? nearer : collect(all, finds, noBoothQuery) };
  }

  function search(query: string, { limit }: SearchOptions): SearchResult<Kind> {
    const terms = queryTerms(cutCodePoints(query, longestQuery), table).slice(0, mostTerms);
    if (terms.length === 0) return { ...best<Kind>([], 0), isCorrected: false };
    last = look(terms, boothQuery(query.trim()));
    const { exact, similar } = last;
    return { ...best(exact.length > 0 ? exact : similar, limit), isCorrected: similar.length > 0 };
  }

  return { add, search, size: () => all.length };
}

interface Found<Kind extends string> {
  readonly one: Indexed<Kind>;
  readonly distance: number;
}

/** What a query has found; `similar` only where nothing is as it was typed. */
interface Looked<Kind extends string> {
  readonly terms: readonly string[];
  readonly exact: readonly Found<Kind>[];
  readonly similar: readonly Found<Kind>[];
}

const onesOf = <Kind extends string>(found: readonly Found<Kind>[]) => found.map(({ one }) => one);

function collect<Kind extends string>(
  among: readonly Indexed<Kind>[],
  finds: readonly FindDistance[],
  asked: BoothQuery,
): Found<Kind>[] {
  const found: Found<Kind>[] = [];
  for (const one of among) {
    const distance = Math.min(distanceOf(one, finds), boothDistance(one.booth, asked));
    if (distance < Infinity) found.push({ one, distance });
  }
  return found;
}

/** Whether all that matches the later terms matches the earlier ones too. */
function isExtended(earlier: readonly string[], later: readonly string[]): boolean {
  const lastAt = earlier.length - 1;
  return earlier.every((term, at) => {
    const next = later[at];
    if (at < lastAt || next === undefined) return next === term;
    return next.startsWith(term) && (matchesAcrossSpaces(term) || !matchesAcrossSpaces(next));
  });
}

/** Every term has to be found, each wherever it is found best. */
function distanceOf({ names, more }: Indexed<string>, finds: readonly FindDistance[]): number {
  let sum = 0;
  for (let at = 0; at < finds.length && sum < Infinity; at += 1) {
    const find = finds[at];
    let least = Infinity;
    for (const name of names) least = Math.min(least, find?.(name) ?? Infinity);
    if (least === Infinity && find?.(more) !== Infinity) least = distances.more;
    sum += least;
  }
  return sum;
}

function boothDistance(booth: string, asked: BoothQuery): number {
  const match = booth === '' ? undefined : matchBooth(booth, asked);
  if (match === undefined) return Infinity;
  return match === 'whole' ? distances.whole : distances.start;
}

/** The first of each kind in order of distance, rank, and when they were added. */
function best<Kind extends string>(
  found: readonly Found<Kind>[],
  limit: number,
): Pick<SearchResult<Kind>, 'hits' | 'counts'> {
  const counts: Partial<Record<Kind, number>> = {};
  const firsts = new Map<Kind, Found<Kind>[]>();
  for (const hit of found) {
    const { kind } = hit.one;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const kept = firsts.get(kind) ?? [];
    if (kept.length === 0) firsts.set(kind, kept);
    insertInOrder(kept, hit, limit);
  }
  const hits = Array.from(firsts.values())
    .reduce<Found<Kind>[]>((all, kept) => all.concat(kept), [])
    .map((hit, at) => ({ hit, at }))
    // By index among equals: older engines do not sort stably.
    .sort((left, right) => compare(left.hit, right.hit) || left.at - right.at)
    .map(({ hit: { one, distance } }) => ({ kind: one.kind, id: one.id, distance }));
  return { hits, counts };
}

const compare = (left: Found<string>, right: Found<string>): number =>
  left.distance - right.distance || right.one.rank - left.one.rank;

function insertInOrder<Kind extends string>(kept: Found<Kind>[], hit: Found<Kind>, limit: number): void {
  let at = kept.length;
  for (let before = kept[at - 1]; before && compare(before, hit) > 0; before = kept[at - 1]) at -= 1;
  if (at >= limit) return;
  kept.splice(at, 0, hit);
  if (kept.length > limit) kept.pop();
}
