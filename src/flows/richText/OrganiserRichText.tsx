import { useTranslation } from 'react-i18next';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { languageOf } from '#language/language.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { isCut } from '#ui/richText/cleanHtml.ts';
import { RichText } from '#ui/richText/RichText.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { linkRule } from '../navigation/linkRule.ts';
import { openPictures } from '../pictures/openPictures.ts';

export interface OrganiserRichTextProps {
  /** HTML in both languages. */
  readonly text: TextPair;
  /** Names the viewer in which its pictures open. */
  readonly title: string;
  readonly headingLevel: 2 | 3;
  readonly pictureName: (number: number) => string;
}

/** What an organiser or exhibitor has written, cleaned; nothing where there is no text. */
export function OrganiserRichText({ text, title, headingLevel, pictureName }: OrganiserRichTextProps) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const html = localize(text, language);
  if (html === '') return null;
  const view = (start: number, urls: readonly string[]) =>
    openPictures(
      title,
      urls.map((address, at) => ({ address, alt: pictureName(at + 1) })),
      start,
    );
  return (
    <>
      <div lang={otherLanguage(text, language)}>
        <RichText html={html} rule={linkRule} headingLevel={headingLevel} onImage={view} />
      </div>
      {isCut(html) && <Notice title={t('textCut')} />}
    </>
  );
}
