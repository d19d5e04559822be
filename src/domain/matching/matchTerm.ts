import type { ChineseTable } from './chineseTable.ts';
import { findAtWordStart } from './findAtWordStart.ts';
import { letterMask } from './letterMask.ts';

/** Where a term stands in a folded text. */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
  /** By its characters; else some of it is typed as it sounds. */
  readonly isLiteral: boolean;
}

const space = 32;
/** A shorter number would be found in any two that stand side by side. */
const shortestAcross = 4;

/** Whether a term is found across spaces too: a number such as `13800001234` in `138 0000 1234`, or `tx200` in `TX-200`. */
export const matchesAcrossSpaces = (term: string): boolean =>
  term.length >= shortestAcross && /\d/.test(term);

/**
 * Finds one term, which has no spaces, in a folded text: by its characters, by the sound of Chinese ones (`jianghai`), by
 * their initials (`jh`), or by a mixture (`江hai`, `jhai`); a number also where the text has spaces in it. Latin
 * letters are found at the start of a word only. What stands at the start of the text is preferred.
 */
export function matchTerm(
  text: string,
  term: string,
  table: ChineseTable | undefined,
): TermMatch | undefined {
  const literal = findAtWordStart(text, term);
  if (literal === 0) return { start: 0, end: term.length, isLiteral: true };
  const sounding = table && /[a-z]/.test(term) ? matchSounds(text, term, table) : undefined;
  if (sounding?.start === 0) return sounding;
  if (literal >= 0) return { start: literal, end: literal + term.length, isLiteral: true };
  return sounding ?? (matchesAcrossSpaces(term) ? matchAcross(text, term) : undefined);
}

function matchAcross(text: string, term: string): TermMatch | undefined {
  if (text.indexOf(' ') < 0) return undefined;
  const first = term.charAt(0);
  for (
    let start = findAtWordStart(text, first);
    start >= 0;
    start = findAtWordStart(text, first, start + 1)
  ) {
    let at = start;
    let typed = 0;
    while (typed < term.length && at < text.length) {
      const code = text.charCodeAt(at);
      if (code === term.charCodeAt(typed)) typed += 1;
      else if (code !== space) break;
      at += 1;
    }
    if (typed === term.length) return { start, end: at, isLiteral: true };
  }
  return undefined;
}

function matchSounds(text: string, term: string, table: ChineseTable): TermMatch | undefined {
  const firstOfTerm = term.charCodeAt(0);
  const firstBit = letterMask(term.charAt(0));
  // What begins inside a word of letters sounds like nothing.
  let isInWord = false;
  for (let start = 0; start < text.length; start += 1) {
    const code = text.charCodeAt(start);
    const mayStart = code === firstOfTerm ? !isInWord : (table.initials(code) & firstBit) !== 0;
    isInWord = code >= 97 && code <= 122;
    const end = mayStart ? consume(text, start, term, 0, table) : undefined;
    if (end !== undefined) return { start, end, isLiteral: false };
  }
  return undefined;
}

/** The end of the match in `text`, or undefined. */
function consume(
  text: string,
  at: number,
  term: string,
  typed: number,
  table: ChineseTable,
): number | undefined {
  if (typed === term.length) return at;
  if (at === text.length) return undefined;
  const code = text.charCodeAt(at);
  // `zhonghua fair` is also typed as `zhonghuafair`.
  if (code === space && typed > 0) return consume(text, at + 1, term, typed, table);
  if (code === term.charCodeAt(typed)) {
    const end = consume(text, at + 1, term, typed + 1, table);
    if (end !== undefined) return end;
  }
  const left = term.length - typed;
  for (const sound of table.readings(code)) {
    const common = commonLength(sound, term, typed);
    // The last sound need not be finished.
    if (common === left) return at + 1;
    if (common === 0) continue;
    if (common === sound.length) {
      const end = consume(text, at + 1, term, typed + common, table);
      if (end !== undefined) return end;
    }
    // `z` or `zh` for `zhong`.
    const shorter = common > 1 && sound.charAt(1) === 'h' ? 2 : 1;
    for (let length = Math.min(shorter, sound.length - 1); length > 0; length -= 1) {
      const end = consume(text, at + 1, term, typed + length, table);
      if (end !== undefined) return end;
    }
  }
  return undefined;
}

/** How far a sound and the term from `typed` on are the same. */
function commonLength(sound: string, term: string, typed: number): number {
  let length = 0;
  while (length < sound.length && sound.charCodeAt(length) === term.charCodeAt(typed + length)) length += 1;
  return length;
}
