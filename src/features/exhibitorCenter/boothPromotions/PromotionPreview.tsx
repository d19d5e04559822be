import { useTranslation } from 'react-i18next';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { PromotionFace } from '#entities/promotion/PromotionFace.tsx';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import type { OwnPromotion } from './promotionQueries.ts';
import css from './PromotionPreview.module.css';

/** The card of the visitors' list, and what their page says in each language. */
export function PromotionPreview({ row }: { readonly row: OwnPromotion }) {
  const { t, i18n } = useTranslation('boothPromotions');
  const pictureName = (number: number) => t('previewPicture', { number });
  const written = (['Description', 'DescriptionEn'] as const).filter((key) => row[key].trim() !== '');
  return (
    <>
      <p>{t('previewText')}</p>
      <Card>
        <div className={css['face']}>
          <PromotionFace row={row} language={languageOf(i18n.language)} />
        </div>
      </Card>
      {row.Banner !== '' && (
        <Card>
          <PictureGallery addresses={[row.Banner]} label={t('ask_Banner')} altOf={pictureName} />
        </Card>
      )}
      {written.map((key) => (
        <Card key={key} title={t(`ask_${key}`)}>
          <OrganiserRichText
            text={{ zh: row[key], en: row[key] }}
            title={t(`ask_${key}`)}
            headingLevel={3}
            pictureName={pictureName}
          />
        </Card>
      ))}
    </>
  );
}
