import type { ChineseTable } from './chineseTable.ts';
import { letterMask } from './letterMask.ts';
import type { TermMatch } from './matchTerm.ts';

const space = 32;

/**
 * Finds a term typed in pinyin with one letter wrong, left out, too many, or exchanged with the next (`zhinemg` for 智能).
 * It begins with the right letter, unless that one is exchanged or stands behind one too many; its sounds are whole but for the last.
 */
export function createMisspeltMatcher(
  term: string,
  table: ChineseTable,
): (text: string) => TermMatch | undefined {
  if (!/[a-z]/.test(term)) return () => undefined;
  const first = term.charCodeAt(0);
  const firstBits = letterMask(term.slice(0, 2));
  const compare = createComparison(term, table);
  return (text) => {
    for (let start = 0; start < text.length; start += 1) {
      const code = text.charCodeAt(start);
      const initials = table.initials(code);
      if (initials === 0 || ((initials & firstBits) === 0 && code !== first)) continue;
      const end = compare(text, start);
      if (end !== undefined) return { start, end, isLiteral: false };
    }
    return undefined;
  };
}

/** Gives the end of the match that begins at a place of a text. */
function createComparison(term: string, table: ChineseTable) {
  let text = '';

  /** The end of the match in the text; `typed` letters of the term have been compared. */
  function compareText(at: number, typed: number, isWrong: boolean): number | undefined {
    if (typed === term.length) return at;
    if (at === text.length) return undefined;
    const code = text.charCodeAt(at);
    if (code === space && typed > 0) return compareText(at + 1, typed, isWrong);
    if (code === term.charCodeAt(typed)) {
      const end = compareText(at + 1, typed + 1, isWrong);
      if (end !== undefined) return end;
    }
    for (const sound of table.readings(code)) {
      const end = compareSound(sound, { heard: 0, at }, typed, isWrong);
      if (end !== undefined) return end;
    }
    return undefined;
  }

  function compareSound(
    sound: string,
    place: { readonly heard: number; readonly at: number },
    typed: number,
    isWrong: boolean,
  ): number | undefined {
    const { heard, at } = place;
    // The last sound need not be finished.
    if (typed === term.length) return at + 1;
    const isOver = heard === sound.length;
    const isSame = sound.charCodeAt(heard) === term.charCodeAt(typed);
    if (isOver || isSame) {
      const end = isOver
        ? compareText(at + 1, typed, isWrong)
        : compareSound(sound, { heard: heard + 1, at }, typed + 1, isWrong);
      if (end !== undefined) return end;
    }
    // A sound of one letter would become any other.
    if (isWrong || sound.length < 2) return undefined;
    const skip = (letters: number, more: number) =>
      compareSound(sound, { heard: heard + letters, at }, typed + more, true);
    const tooMany = skip(0, 1);
    if (tooMany !== undefined || isOver) return tooMany;
    const isExchanged =
      sound.charCodeAt(heard) === term.charCodeAt(typed + 1) &&
      sound.charCodeAt(heard + 1) === term.charCodeAt(typed);
    const exchanged = isExchanged ? skip(2, 2) : undefined;
    return typed === 0 ? exchanged : (exchanged ?? skip(1, 1) ?? skip(1, 0));
  }

  return (compared: string, start: number): number | undefined => {
    text = compared;
    return compareText(start, 0, false);
  };
}
