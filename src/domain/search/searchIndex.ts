import { boothQuery, boothTokens, matchBooth } from './boothTokens.ts';
import type { ChineseTable } from './chineseTable.ts';
import { foldText } from './foldText.ts';
import { countMissing, letterMask } from './letterMask.ts';
import { matchTerm, type TermMatch } from './matchTerm.ts';
import { matchTypo, noSpellings, spellingsOf } from './matchTypo.ts';

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

interface Indexed<Kind extends string> {
  readonly entry: Pick<SearchEntry<Kind>, 'kind' | 'id' | 'rank'>;
  readonly names: readonly Text[];
  readonly more: Text;
  readonly booth: readonly string[];
}

/** A folded text, and the letters that occur in it and in the sounds of its characters. */
interface Text {
  readonly text: string;
  readonly letters: number;
}

type Find = (text: Text, at: number) => TermMatch | undefined;

const longestMore = 200;
const longestQuery = 100;
const mostTerms = 6;

/** Distances of one term. Those of all terms are added. */
const distances = { whole: 0, start: 1, inside: 2, soundStart: 3, soundInside: 4, more: 8 };

export function createSearchIndex<Kind extends string>(table: ChineseTable | undefined): SearchIndex<Kind> {
  const byKey = new Map<string, Indexed<Kind>>();

  function textOf(original: string): Text {
    const { text } = foldText(original, table);
    let letters = letterMask(text);
    if (table) for (let at = 0; at < text.length; at += 1) letters |= table.letters(text.charCodeAt(at));
    return { text, letters };
  }

  function add(entries: readonly SearchEntry<Kind>[]) {
    for (const { kind, id, names, more, booth, rank } of entries)
      byKey.set(`${kind}/${id}`, {
        entry: { kind, id, rank },
        names: names.map(textOf).filter(({ text }) => text !== ''),
        more: textOf(more.slice(0, longestMore)),
        booth: boothTokens(booth),
      });
  }

  function collect(terms: number, find: Find, asked: readonly string[]) {
    const found: { readonly one: Indexed<Kind>; readonly distance: number }[] = [];
    for (const one of byKey.values()) {
      const distance = Math.min(distanceOf(one, terms, find), boothDistance(one.booth, asked));
      if (distance < Infinity) found.push({ one, distance });
    }
    return found;
  }

  function search(query: string, { limit }: SearchOptions): SearchResult<Kind> {
    const terms = termsOf(foldText(query.slice(0, longestQuery), table).text);
    const asked = boothQuery(query.trim());
    if (terms.length === 0) return { hits: [], counts: best<Kind>([], 0).counts, isCorrected: false };
    const wanted = terms.map(letterMask);
    const findTerm: Find = ({ text, letters }, at) =>
      ((wanted[at] ?? 0) & ~letters) === 0 ? matchTerm(text, terms[at] ?? '', table) : undefined;
    let found = collect(terms.length, findTerm, asked);
    const isCorrected = found.length === 0;
    if (isCorrected) {
      const spellings = terms.map(spellingsOf);
      // One error adds one letter that is not there, at most.
      const findSimilar: Find = (one, at) =>
        countMissing(wanted[at] ?? 0, one.letters) > 1
          ? undefined
          : (findTerm(one, at) ?? matchTypo(one.text, spellings[at] ?? noSpellings, table));
      found = collect(terms.length, findSimilar, []);
    }
    return { ...best(found, limit), isCorrected: isCorrected && found.length > 0 };
  }

  return { add, search, size: () => byKey.size };
}

const termsOf = (folded: string) =>
  folded
    .split(' ')
    .filter((term) => term !== '')
    .slice(0, mostTerms);

/** Every term has to be found, each wherever it is found best. */
function distanceOf({ names, more }: Indexed<string>, terms: number, find: Find): number {
  let sum = terms === 0 ? Infinity : 0;
  for (let at = 0; at < terms && sum < Infinity; at += 1) {
    let least = Infinity;
    for (const name of names) least = Math.min(least, nameDistance(name.text, find(name, at)));
    if (least === Infinity && find(more, at) !== undefined) least = distances.more;
    sum += least;
  }
  return sum;
}

function nameDistance(name: string, match: TermMatch | undefined): number {
  if (match === undefined) return Infinity;
  const { start, end, isLiteral } = match;
  if (!isLiteral) return start === 0 ? distances.soundStart : distances.soundInside;
  if (start > 0) return name.charAt(start - 1) === ' ' ? distances.start : distances.inside;
  return end === name.length ? distances.whole : distances.start;
}

function boothDistance(booth: readonly string[], asked: readonly string[]): number {
  const match = matchBooth(booth, asked);
  if (match === undefined) return Infinity;
  return match === 'whole' ? distances.whole : distances.start;
}

function best<Kind extends string>(
  found: readonly { readonly one: Indexed<Kind>; readonly distance: number }[],
  limit: number,
): Pick<SearchResult<Kind>, 'hits' | 'counts'> {
  const order = found.map((_, at) => at);
  // By index among equals: older engines do not sort stably.
  order.sort((left, right) => {
    const [one, other] = [found[left], found[right]];
    if (one === undefined || other === undefined) return 0;
    return one.distance - other.distance || other.one.entry.rank - one.one.entry.rank || left - right;
  });
  const counts: Partial<Record<Kind, number>> = {};
  const hits: SearchHit<Kind>[] = [];
  for (const at of order) {
    const hit = found[at];
    if (hit === undefined) continue;
    const { kind, id } = hit.one.entry;
    const count = (counts[kind] ?? 0) + 1;
    counts[kind] = count;
    if (count <= limit) hits.push({ kind, id, distance: hit.distance });
  }
  return { hits, counts };
}
