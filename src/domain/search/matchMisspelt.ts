import type { ChineseTable } from './chineseTable.ts';
import { letterMask } from './letterMask.ts';
import type { TermMatch } from './matchTerm.ts';

const space = 32;

/**
 * Finds a term typed in pinyin with one letter wrong, left out, too many, or exchanged with the next (`zhinemg` for 智能).
 * Its first letter is right, its sounds are whole but for the last.
 */
export function matchMisspelt(text: string, term: string, table: ChineseTable): TermMatch | undefined {
  const firstBit = letterMask(term.charAt(0));
  if (firstBit === 0) return undefined;
  for (let start = 0; start < text.length; start += 1) {
    if ((table.initials(text.charCodeAt(start)) & firstBit) === 0) continue;
    const end = endOfText({ text, term, table }, start, 0, false);
    if (end !== undefined) return { start, end, isLiteral: false };
  }
  return undefined;
}

interface Compared {
  readonly text: string;
  readonly term: string;
  readonly table: ChineseTable;
}

/** The end of the match in the text; `typed` of the term have been compared. */
function endOfText(compared: Compared, at: number, typed: number, isWrong: boolean): number | undefined {
  const { text, term, table } = compared;
  if (typed === term.length) return at;
  if (at === text.length) return undefined;
  const code = text.charCodeAt(at);
  if (code === space && typed > 0) return endOfText(compared, at + 1, typed, isWrong);
  if (code === term.charCodeAt(typed)) {
    const end = endOfText(compared, at + 1, typed + 1, isWrong);
    if (end !== undefined) return end;
  }
  for (const sound of table.readings(code)) {
    const end = endOfSound({ ...compared, at, sound }, 0, typed, isWrong);
    if (end !== undefined) return end;
  }
  return undefined;
}

interface ComparedSound extends Compared {
  readonly at: number;
  readonly sound: string;
}

function endOfSound(
  compared: ComparedSound,
  heard: number,
  typed: number,
  isWrong: boolean,
): number | undefined {
  const { term, sound, at } = compared;
  // The last sound need not be finished.
  if (typed === term.length) return at + 1;
  const isOver = heard === sound.length;
  if (isOver) {
    const end = endOfText(compared, at + 1, typed, isWrong);
    if (end !== undefined) return end;
  } else if (sound.charCodeAt(heard) === term.charCodeAt(typed)) {
    const end = endOfSound(compared, heard + 1, typed + 1, isWrong);
    if (end !== undefined) return end;
  }
  // A sound of one letter would become any other; the first letter of the term is right.
  if (isWrong || typed === 0 || sound.length < 2) return undefined;
  const tooMany = endOfSound(compared, heard, typed + 1, true);
  if (tooMany !== undefined || isOver) return tooMany;
  const isExchanged =
    sound.charCodeAt(heard) === term.charCodeAt(typed + 1) &&
    sound.charCodeAt(heard + 1) === term.charCodeAt(typed);
  return (
    (isExchanged ? endOfSound(compared, heard + 2, typed + 2, true) : undefined) ??
    endOfSound(compared, heard + 1, typed + 1, true) ??
    endOfSound(compared, heard + 1, typed, true)
  );
}
