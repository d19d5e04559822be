const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/**
 * Where a term stands in a folded text, from an index on; -1 where it does not. One that begins with a Latin letter only counts at
 * the start of a word: `hm` is not in `matchmaking`. Chinese has no spaces between words, so its terms are found everywhere.
 */
export function findAtWordStart(text: string, term: string, from = 0): number {
  let start = text.indexOf(term, from);
  if (!isLetter(term.charCodeAt(0))) return start;
  while (start > 0 && isLetter(text.charCodeAt(start - 1))) start = text.indexOf(term, start + 1);
  return start;
}
