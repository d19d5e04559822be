import { useTranslation } from 'react-i18next';
import { htmlLanguage, type Language, languageOf } from '#language/language.ts';

const han = /[\u3400-\u9fff]/;
const latinWord = /[A-Za-z]{2}/;

/**
 * The `lang` of what a person has written, whose language no row says: by its script. Undefined where that is the page's, or where
 * there is no word in it, as in a number.
 */
export function writtenLanguage(text: string, language: Language): string | undefined {
  const written = han.test(text) ? 'zh' : latinWord.test(text) ? 'en' : language;
  return written === language ? undefined : htmlLanguage(written);
}

/** What a person has written, spoken by a voice of its language. */
export function Written({ children: text }: { readonly children: string }) {
  const { i18n } = useTranslation();
  const lang = writtenLanguage(text, languageOf(i18n.language));
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
