import i18next from 'i18next';
import type { Area, AreaWords } from './areaWords.ts';
import type { Language } from './language.ts';

/** A message outside of components; '' until `loadWords` has loaded its area. */
export function getMessage<A extends Area>(
  area: A,
  key: keyof AreaWords[A] & string,
  language: Language,
): string {
  // Before its start the library has no resources to ask.
  const word: unknown = i18next.isInitialized ? i18next.getResource(language, area, key) : undefined;
  return typeof word === 'string' ? word : '';
}
