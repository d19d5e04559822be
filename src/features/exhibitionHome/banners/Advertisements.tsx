import { useTranslation } from 'react-i18next';
import { useRememberedQuery } from '../../../flows/queries/useRememberedQuery.ts';
import css from './Advertisements.module.css';
import { Banners } from './Banners.tsx';
import { PartSkeleton } from '../home/PartSkeleton.tsx';
import { advertisementsQuery } from '../homeQueries.ts';

const noTitle = { zh: '', en: '' };

/** Paid pictures, marked as such; nothing where there are none. */
export function Advertisements({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('exhibitionHome');
  const query = advertisementsQuery(exhibitionId);
  const { content = [], isAwaited } = useRememberedQuery(exhibitionId, 'advertisements', query);
  if (isAwaited) return <PartSkeleton shape="picture" />;
  if (content.length === 0) return null;
  const banners = content.map(({ RecordId, Image, Url }) => ({
    id: RecordId,
    picture: Image,
    link: Url,
    title: noTitle,
  }));
  return (
    <div className={css['adverts']}>
      <Banners
        label={t('advertisements')}
        banners={banners}
        nameOf={(number) => t('advertLabel', { number })}
      />
      <span className={css['mark']} aria-hidden="true">
        {t('advert')}
      </span>
    </div>
  );
}
