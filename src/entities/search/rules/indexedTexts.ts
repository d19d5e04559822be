import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { createTypoMatcher } from '#domain/matching/createTypoMatcher.ts';
import { foldText } from '#domain/matching/foldText.ts';
import { countMissing, letterMask } from '#domain/matching/letterMask.ts';
import { matchTerm, type TermMatch } from '#domain/matching/matchTerm.ts';

/** A folded text, and the letters and digits that occur in it and in the sounds of its characters, see `letterMask`. */
export interface IndexedText {
  readonly text: string;
  readonly letters: number;
  /** Counted from 0. */
  readonly at: number;
}

/** How well a term is found in a text; Infinity where it is not. */
export type FindDistance = (text: IndexedText) => number;

/** Distances of one term. Those of all terms are added. */
export const distances = { whole: 0, start: 1, inside: 2, soundStart: 3, soundInside: 4, more: 8 };

/** The different texts of an index: one of 200 products of a supplier names it in the same words as the others. */
export function createIndexedTexts(table: ChineseTable | undefined) {
  const byOriginal = new Map<string, IndexedText>();

  function create(original: string): IndexedText {
    const { text } = foldText(original, table);
    return { text, letters: lettersOf(text), at: byOriginal.size };
  }

  function lettersOf(folded: string): number {
    let letters = letterMask(folded);
    if (table) for (let at = 0; at < folded.length; at += 1) letters |= table.letters(folded.charCodeAt(at));
    return letters;
  }

  function of(original: string): IndexedText {
    const known = byOriginal.get(original);
    if (known !== undefined) return known;
    const created = create(original);
    byOriginal.set(original, created);
    return created;
  }

  /** Each text is looked at once for a term. */
  function once(find: (text: IndexedText) => TermMatch | undefined): FindDistance {
    // 0 where it was not looked at, else the distance and 1; `notFound` where the term is not in it.
    const known = new Uint8Array(byOriginal.size);
    return (text) => {
      const before = known[text.at] ?? 0;
      if (before > 0) return before === notFound ? Infinity : before - 1;
      const distance = nameDistance(text.text, find(text));
      known[text.at] = distance === Infinity ? notFound : distance + 1;
      return distance;
    };
  }

  function finder(term: string): FindDistance {
    // A text with a Chinese character of the term has the letters of its sounds.
    const wanted = lettersOf(term);
    return once(({ text, letters }) =>
      (wanted & ~letters) === 0 ? matchTerm(text, term, table) : undefined,
    );
  }

  function similarFinder(term: string): FindDistance {
    const wanted = letterMask(term);
    const matchTypo = createTypoMatcher(term, table);
    // One error adds one letter that is not there, at most.
    return once(({ text, letters }) =>
      countMissing(wanted, letters) > 1 ? undefined : (matchTerm(text, term, table) ?? matchTypo(text)),
    );
  }

  return { of, finder, similarFinder };
}

const notFound = 255;

function nameDistance(name: string, match: TermMatch | undefined): number {
  if (match === undefined) return Infinity;
  const { start, end, isLiteral } = match;
  if (!isLiteral) return start === 0 ? distances.soundStart : distances.soundInside;
  if (start > 0) return name.charAt(start - 1) === ' ' ? distances.start : distances.inside;
  return end === name.length ? distances.whole : distances.start;
}
