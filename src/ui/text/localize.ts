import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Language } from '#language/language.ts';

export function localize(pair: TextPair | undefined, language: Language): string {
  if (!pair) return '';
  return language === 'en' ? pair.en || pair.zh : pair.zh || pair.en;
}
