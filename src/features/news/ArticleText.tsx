import { useTranslation } from 'react-i18next';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { languageOf } from '#language/language.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Card } from '#ui/page/Card.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import css from './ArticleText.module.css';

export interface ArticleTextProps {
  readonly row: {
    readonly Summary: string;
    readonly SummaryEn: string;
    readonly Content: string;
    readonly ContentEn: string;
    readonly Image: string;
  };
  readonly title: string;
}

const width = 800;
const height = 450;

/** Picture, summary and text of an article; its pictures open in the viewer. */
export function ArticleText({ row, title }: ArticleTextProps) {
  const { t, i18n } = useTranslation('news');
  const language = languageOf(i18n.language);
  const summary = { zh: row.Summary, en: row.SummaryEn };
  return (
    <Card>
      {row.Image !== '' && (
        <StoredImage
          className={css['picture']}
          src={row.Image}
          alt=""
          width={width}
          height={height}
          isPageWide
          isFirst
        />
      )}
      {localize(summary, language) !== '' && (
        <p className={css['summary']}>{organiserText(summary, language)}</p>
      )}
      <OrganiserRichText
        text={{ zh: row.Content, en: row.ContentEn }}
        title={title}
        headingLevel={2}
        pictureName={(number) => t('picture', { number })}
      />
    </Card>
  );
}
