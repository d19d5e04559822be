import type { ChineseTable } from './chineseTable.ts';
import { findAtWordStart } from './findAtWordStart.ts';
import { isChinese } from './foldText.ts';
import { createMisspeltMatcher } from './createMisspeltMatcher.ts';
import type { TermMatch } from './matchTerm.ts';

const shortestChinese = 3;
const shortestOther = 4;
const longest = 32;

/** How a term that nothing matches is looked for with one error. */
export interface Spellings {
  /** Pieces of it, of which an error leaves at least one: what has none of them needs no closer look. */
  readonly pieces: readonly string[];
  /** One character left out, or two exchanged. */
  readonly whole: readonly string[];
  /** What stands before and behind a character that was replaced or left out. */
  readonly parts: readonly (readonly [before: string, behind: string])[];
}

export const noSpellings: Spellings = { pieces: [], whole: [], parts: [] };

/** Empty where a term is too short to tell an error from another word. */
export function spellingsOf(term: string): Spellings {
  const shortest = isChinese(term) ? shortestChinese : shortestOther;
  if (term.length < shortest || term.length > longest || /^\d+$/.test(term)) return noSpellings;
  const whole = new Set<string>();
  const parts: (readonly [string, string])[] = [];
  for (let at = 0; at < term.length; at += 1) {
    const before = term.slice(0, at);
    const behind = term.slice(at + 1);
    whole.add(before + behind);
    if (behind !== '') whole.add(before + behind.charAt(0) + term.charAt(at) + behind.slice(1));
    if (at > 0) parts.push([before, behind], [before, term.slice(at)]);
  }
  whole.delete(term);
  const middle = Math.floor(term.length / 2);
  return {
    pieces: [
      term.slice(0, middle),
      term.slice(middle),
      term.slice(middle + 1),
      term.slice(middle + 2),
    ].filter((piece, at) => at === 0 || piece.length > 1 || isChinese(piece)),
    whole: Array.from(whole),
    parts,
  };
}

/** By its sounds, or literally by one of the spellings; of two parts, one character must stand between them. */
export function createTypoMatcher(
  term: string,
  table: ChineseTable | undefined,
): (text: string) => TermMatch | undefined {
  const spellings = spellingsOf(term);
  if (spellings === noSpellings) return () => undefined;
  const matchMisspelt = table && createMisspeltMatcher(term, table);
  return (text) => matchMisspelt?.(text) ?? matchSpellings(text, spellings);
}

function matchSpellings(text: string, { pieces, whole, parts }: Spellings): TermMatch | undefined {
  if (pieces.every((piece) => text.indexOf(piece) < 0)) return undefined;
  for (const spelling of whole) {
    const start = findAtWordStart(text, spelling);
    if (start >= 0) return { start, end: start + spelling.length, isLiteral: false };
  }
  for (const [before, behind] of parts) {
    for (
      let start = findAtWordStart(text, before);
      start >= 0;
      start = findAtWordStart(text, before, start + 1)
    ) {
      const next = start + before.length + 1;
      if (next <= text.length && text.startsWith(behind, next))
        return { start, end: next + behind.length, isLiteral: false };
    }
  }
  return undefined;
}
