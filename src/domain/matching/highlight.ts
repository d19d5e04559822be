import type { ChineseTable } from './chineseTable.ts';
import { createTypoMatcher } from './createTypoMatcher.ts';
import { foldText } from './foldText.ts';
import { matchTerm } from './matchTerm.ts';
import { queryTerms } from './queryTerms.ts';

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text in parts, those that the query has found marked. The parts joined are the text. */
export function highlight(text: string, query: string, table: ChineseTable | undefined): readonly TextPart[] {
  const folded = foldText(text, table);
  const marked: boolean[] = [];
  for (const term of queryTerms(query, table)) {
    const match = matchTerm(folded.text, term, table) ?? createTypoMatcher(term, table)(folded.text);
    if (match === undefined) continue;
    const from = folded.origins[match.start] ?? 0;
    const last = folded.origins[match.end - 1] ?? 0;
    const until = last + String.fromCodePoint(text.codePointAt(last) ?? 0).length;
    for (let at = from; at < until; at += 1) marked[at] = true;
  }
  const parts: TextPart[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1)
    if (at === text.length || (marked[at] === true) !== (marked[start] === true)) {
      parts.push({ text: text.slice(start, at), isHit: marked[start] === true });
      start = at;
    }
  return parts;
}
