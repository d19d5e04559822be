import { useTranslation } from 'react-i18next';
import { scriptRuns } from '#domain/page/scriptRuns.ts';
import { languageOf } from '#language/language.ts';

/** A sentence of the app with names in it that may be in the other language: each part is read by its voice. */
export function MixedText({ children }: { readonly children: string }) {
  const { i18n } = useTranslation();
  return scriptRuns(children, languageOf(i18n.language)).map(({ text, lang }, at) =>
    lang === undefined ? (
      text
    ) : (
      <span key={at} lang={lang}>
        {text}
      </span>
    ),
  );
}
