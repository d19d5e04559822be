import { useTranslation } from 'react-i18next';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Banners } from './Banners.tsx';
import { PartSkeleton } from './home/PartSkeleton.tsx';
import { bannersQuery } from './homeQueries.ts';

/** The pictures of the exhibition's shop; nothing where there are none. */
export function ShopBanners() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const { content = [], isAwaited } = useRememberedQuery('shop', bannersQuery(exhibitionId, '3'));
  if (isAwaited) return <PartSkeleton shape="picture" />;
  return content.length === 0 ? null : <Banners label={t('shop')} banners={content} />;
}
