import type { ReactElement } from 'react';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { htmlLanguage, type Language } from '#language/language.ts';
import { localize } from './localize.ts';

/** The `lang` of a fallback text; undefined if the text is in the page's language. */
export function otherLanguage(pair: TextPair | undefined, language: Language): string | undefined {
  const text = localize(pair, language);
  if (text === '' || pair?.[language] === text) return undefined;
  return htmlLanguage(language === 'en' ? 'zh' : 'en');
}

/** A fallback text gets a `lang`, so that screen readers pronounce it correctly. '' if there is no text. */
export function organiserText(pair: TextPair | undefined, language: Language): string | ReactElement {
  const text = localize(pair, language);
  const lang = otherLanguage(pair, language);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
