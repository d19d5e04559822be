import { useTranslation } from 'react-i18next';
import type { DetailSection } from '../../../flows/content/DetailScreen.tsx';
import { linkRule } from '../../../flows/navigation/linkRule.ts';
import { openPictures } from '../../../flows/pictures/openPictures.ts';
import { languageOf } from '../../../language/language.ts';
import { RichText } from '../../../ui/richText/RichText.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { otherLanguage } from '../../../ui/text/organiserText.tsx';
import { specificationsOf } from '../rules/specificationsOf.ts';
import { Specifications } from './Specifications.tsx';

interface Shown {
  readonly Specifications: readonly unknown[];
  readonly ProductDescription: string;
  readonly ProductDescriptionEn: string;
}

/** What an exhibitor tells of a product; a section without anything to show is left out. */
export function useProductSections(): (row: Shown) => readonly DetailSection[] {
  const { t, i18n } = useTranslation('products');
  const language = languageOf(i18n.language);
  return (row) => {
    const text = { zh: row.ProductDescription, en: row.ProductDescriptionEn };
    const specifications = specificationsOf(row.Specifications);
    const view = (start: number, urls: readonly string[]) =>
      openPictures(
        t('about'),
        urls.map((address, at) => ({ address, alt: t('picture', { name: t('about'), number: at + 1 }) })),
        start,
      );
    const sections = [
      {
        key: 'specifications',
        title: t('specifications'),
        isShown: specifications.length > 0,
        content: <Specifications items={specifications} />,
      },
      {
        key: 'about',
        title: t('about'),
        isShown: localize(text, language) !== '',
        content: (
          <div lang={otherLanguage(text, language)}>
            <RichText html={localize(text, language)} rule={linkRule} headingLevel={3} onImage={view} />
          </div>
        ),
      },
    ];
    return sections.filter(({ isShown }) => isShown);
  };
}
