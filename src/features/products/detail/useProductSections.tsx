import { Money } from '#ui/values/Money.tsx';
import { FilmText } from '#ui/player/FilmText.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useTranslation } from 'react-i18next';
import type { DetailSection } from '#flows/content/DetailScreen.tsx';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { languageOf, type Language } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { arrange, type TemplateLine, type Arranged } from '../rules/productTemplate.ts';
import { specificationsOf, type Specification } from '../rules/specificationsOf.ts';
import css from './Specifications.module.css';

interface Shown {
  readonly Specifications: readonly unknown[];
  readonly ProductDescription: string;
  readonly ProductDescriptionEn: string;
  readonly CaptionsUrl: string;
  readonly Transcript: string;
  readonly TranscriptEn: string;
}

/** What an exhibitor tells of a product; a section without anything to show is left out. */
export function useProductSections(
  row: Shown | undefined,
  template: readonly TemplateLine[],
): readonly DetailSection[] {
  const { t, i18n } = useTranslation('products');
  const language = languageOf(i18n.language);
  if (row === undefined) return [];
  const text = { zh: row.ProductDescription, en: row.ProductDescriptionEn };
  const transcript = { zh: row.Transcript, en: row.TranscriptEn };
  const specifications = arrange(
    specificationsOf(row.Specifications),
    template,
    ({ name }) => name,
    // A variant that can be bought.
    ({ price }) => price !== undefined,
  );
  const sections = [
    {
      key: 'about',
      title: t('about'),
      isShown: localize(text, language) !== '',
      content: (
        <OrganiserRichText
          text={text}
          title={t('about')}
          headingLevel={3}
          pictureName={(number) => t('picture', { name: t('about'), number })}
        />
      ),
    },
    {
      key: 'specifications',
      title: t('specifications'),
      isShown: specifications.length > 0,
      content: <Specifications items={specifications} language={language} />,
    },
    {
      key: 'film',
      title: t('video'),
      isShown: localize(transcript, language) !== '' || row.CaptionsUrl !== '',
      content: <FilmText captions={row.CaptionsUrl} summary={{ zh: '', en: '' }} transcript={transcript} />,
    },
  ];
  return sections.filter(({ isShown }) => isShown);
}

interface SpecificationsProps {
  readonly items: readonly Arranged<Specification>[];
  readonly language: Language;
}

function Specifications({ items, language }: SpecificationsProps) {
  return (
    <dl className={css['list']}>
      {items.map(({ item: { name, text, price }, label }, at) => (
        <div className={css['row']} key={at}>
          <dt className={css['name']}>{label ? organiserText(label, language) : name}</dt>
          <dd className={css['value']}>{price === undefined ? text : <Money cents={price} />}</dd>
        </div>
      ))}
    </dl>
  );
}
