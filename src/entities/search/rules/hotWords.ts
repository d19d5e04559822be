import { isChinese } from '#domain/matching/foldText.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';

/** One search of one visitor; texts are '' when absent. */
export interface VisitorSearch {
  readonly visitorId: string;
  readonly keyword: string;
}

/** What one visitor alone has searched says something about them. */
const fewestVisitors = 2;
const fewestWords = 3;
const mostWords = 8;
const longestWord = 20;

/** English readers are offered no Chinese; names in Latin letters are usual in Chinese too. */
const isReadIn = (language: keyof TextPair, word: string): boolean =>
  language === 'zh' || !Array.from(word).some(isChinese);

/** What most visitors search for in a language, most first, among equals in the order given; none where these are few. */
export function hotWords(searches: readonly VisitorSearch[], language: keyof TextPair): readonly string[] {
  const byWord = new Map<string, { readonly shown: string; readonly visitors: Set<string> }>();
  for (const { visitorId, keyword } of searches) {
    const shown = keyword.trim();
    if (shown === '' || shown.length > longestWord || visitorId === '') continue;
    if (!isReadIn(language, shown)) continue;
    const word = shown.toLowerCase();
    const known = byWord.get(word);
    if (known === undefined) byWord.set(word, { shown, visitors: new Set([visitorId]) });
    else known.visitors.add(visitorId);
  }
  const words = Array.from(byWord.values())
    .filter(({ visitors }) => visitors.size >= fewestVisitors)
    .map(({ shown, visitors }, at) => ({ shown, count: visitors.size, at }))
    .sort((one, other) => other.count - one.count || one.at - other.at)
    .map(({ shown }) => shown);
  return words.length < fewestWords ? [] : words.slice(0, mostWords);
}
