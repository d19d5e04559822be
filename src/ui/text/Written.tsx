import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';

/** What a person has written, spoken by a voice of its language. */
export function Written({ children: text }: { readonly children: string }) {
  const { i18n } = useTranslation();
  const lang = writtenLanguage(text, languageOf(i18n.language));
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
