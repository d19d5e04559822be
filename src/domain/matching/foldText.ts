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
const first = 0x4e00;
const last = 0x9fff;

export const isChinese = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code >= first && code <= last;
};

/** Lower case, no accents, full-width folded, traditional as simplified, separators as one space. */
export function foldText(original: string, table: ChineseTable | undefined): FoldedText {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  const push = (character: string) => {
    const isSpace = character === ' ';
    if (isSpace && (text === '' || text.charAt(text.length - 1) === ' ')) return;
    text += character;
    for (let unit = 0; unit < character.length; unit += 1) origins.push(at);
  };
  for (const character of original) {
    if (isChinese(character)) push(table?.simplify(character) ?? character);
    else
      for (const folded of character.normalize('NFKD').replace(marks, '').toLowerCase())
        push(separators.test(folded) ? ' ' : folded);
    at += character.length;
  }
  const length = text.charAt(text.length - 1) === ' ' ? text.length - 1 : text.length;
  return { text: text.slice(0, length), origins: origins.slice(0, length) };
}
