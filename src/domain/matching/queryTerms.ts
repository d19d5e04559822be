import type { ChineseTable } from './chineseTable.ts';
import { foldText } from './foldText.ts';

const isNumber = (term: string) => /^\d+$/.test(term);

/**
 * The part of a Chinese telephone number that each spelling of it has: `13800001234` for `8613800001234` and `008613800001234`,
 * `2162340000` for `02162340000`. Undefined for any other number.
 */
function phoneOf(digits: string): string | undefined {
  const national = /^(?:00)?86(\d{10,12})$/.exec(digits)?.[1];
  const [, landline] = /^0([2-9]\d{8,10})$/.exec(national ?? digits) ?? [];
  if (landline !== undefined) return landline;
  return national ?? (/^1\d{10}$/.test(digits) ? digits : undefined);
}

/**
 * What is typed as the words that a text must have, folded as texts are. A telephone number is one word, with or without blanks,
 * hyphens and +86; other numbers are as they are typed.
 */
export function queryTerms(query: string, table: ChineseTable | undefined): readonly string[] {
  const typed = foldText(query, table)
    .text.split(' ')
    .filter((term) => term !== '');
  const terms: string[] = [];
  for (let at = 0; at < typed.length; ) {
    let end = at;
    while (isNumber(typed[end] ?? '')) end += 1;
    const phone = phoneOf(typed.slice(at, end).join(''));
    if (phone !== undefined) terms.push(phone);
    else terms.push(...typed.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  return terms;
}
