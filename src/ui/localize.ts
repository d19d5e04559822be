import type { TextPair } from '../domain/form/definition.ts';
import type { Language } from '../language/language.ts';

/** The side of a pair in `language`; the other one where the organiser gave only that, '' where there is none. */
export function localize(pair: TextPair | undefined, language: Language): string {
  if (!pair) return '';
  return language === 'en' ? pair.en || pair.zh : pair.zh || pair.en;
}
