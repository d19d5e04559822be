import type { ReactElement } from 'react';
import type { TextPair } from '../domain/form/definition.ts';
import { htmlLanguage, type Language } from '../language/language.ts';
import { localize } from './localize.ts';

/** The `lang` of words that stand in for those of the page's language; undefined where nothing stands in. */
export function otherLanguage(pair: TextPair | undefined, language: Language): string | undefined {
  const text = localize(pair, language);
  if (text === '' || pair?.[language] === text) return undefined;
  return htmlLanguage(language === 'en' ? 'zh' : 'en');
}

/**
 * An organiser's words, to be shown: where only the other language was given, they carry its `lang`, so that a screen reader
 * speaks them in it. '' where there are none.
 */
export function organiserText(pair: TextPair | undefined, language: Language): string | ReactElement {
  const text = localize(pair, language);
  const lang = otherLanguage(pair, language);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
