import { useTranslation } from 'react-i18next';
import type { ExhibitionUnit } from '#entities/series/rules/series.ts';
import { languageOf } from '#language/language.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import css from './series.module.css';

const widthPx = 800;
const heightPx = 450;

/** Theme picture, name and a sentence of the series; without its row only what the page is. */
export function SeriesHead({ unit }: { readonly unit: ExhibitionUnit | undefined }) {
  const { t, i18n } = useTranslation('series');
  const language = languageOf(i18n.language);
  const introduction = organiserText(unit?.introduction, language);
  return (
    <>
      {unit !== undefined && unit.Cover !== '' && (
        <StoredImage
          className={css['picture']}
          src={unit.Cover}
          alt=""
          width={widthPx}
          height={heightPx}
          isFirst
          isPageWide
        />
      )}
      <PageHeading lead={introduction === '' ? undefined : introduction}>
        {organiserText(unit?.name, language) || t('title')}
      </PageHeading>
    </>
  );
}
