import type { ChineseTable } from './chineseTable.ts';

/** A text as it is compared, and for each of its characters where it stands in the text that people read. */
export interface FoldedText {
  readonly text: string;
  /** Index in the original text, by index in `text`. */
  readonly origins: readonly number[];
}

const marks = /[\u0300-\u036f\u200b-\u200f\ufeff]/g;
/** Spaces, punctuation, symbols and emoji; the oldest engines have no pattern for classes of characters. */
const separators =
  /[\s\0-/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f\u30fb\ue000-\uf8ff\ufe30-\ufe6f\uff00-\uff0f\ud83c-\ud83e]/;
/** Letters that Unicode takes apart into no letter and a mark, as people without them on the keyboard type them. */
const plainLetters: Readonly<Record<string, string | undefined>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
};
const first = 0x3400;
const last = 0x9fff;

export const isChinese = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code >= first && code <= last;
};

/** What one character is compared as: a simplified one, letters and digits without marks, or a space for each separator. */
function foldCharacter(character: string, table: ChineseTable | undefined): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) return separators.test(character) ? ' ' : character.toLowerCase();
  if (code >= first) {
    const simplified = table?.simplify(character) ?? character;
    if (code <= last || simplified !== character) return simplified;
  }
  let folded = '';
  for (const letter of character.normalize('NFKD').replace(marks, '').toLowerCase())
    folded += separators.test(letter) ? ' ' : (plainLetters[letter] ?? letter);
  return folded;
}

/** Lower case, no accents, `o` for ø and `ss` for ß, full-width folded, traditional as simplified, separators as one space. */
export function foldText(original: string, table: ChineseTable | undefined): FoldedText {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  const push = (character: string) => {
    const isSpace = character === ' ';
    if (isSpace && (text === '' || text.charAt(text.length - 1) === ' ')) return;
    text += character;
    origins.push(at);
  };
  for (const character of original) {
    const folded = foldCharacter(character, table);
    for (let unit = 0; unit < folded.length; unit += 1) push(folded.charAt(unit));
    at += character.length;
  }
  const length = text.charAt(text.length - 1) === ' ' ? text.length - 1 : text.length;
  return { text: text.slice(0, length), origins: origins.slice(0, length) };
}
