import { useTranslation } from 'react-i18next';
import { hallsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import { suggestionsPath } from '#domain/address/homePaths.ts';
import { useHasProducts } from '#entities/product/useHasProducts.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { HeadLink } from '#ui/list/head/HeadChips.tsx';

export interface BrowseLinksProps {
  readonly hasHalls: boolean;
}

/** Other lists to look around in; of halls and products only where there are some. */
export function BrowseLinks({ hasHalls }: BrowseLinksProps) {
  const { t } = useTranslation(['exhibitors', 'content']);
  const exhibitionId = useExhibitionId();
  const hasProducts = useHasProducts();
  return (
    <>
      <HeadLink to={suggestionsPath(exhibitionId)} icon="forYou">
        {t('forYou')}
      </HeadLink>
      {hasHalls && (
        <HeadLink to={hallsPath(exhibitionId)} icon="place">
          {t('byHall')}
        </HeadLink>
      )}
      {hasProducts && (
        <HeadLink to={productsPath(exhibitionId)} icon="product">
          {t('content:products')}
        </HeadLink>
      )}
    </>
  );
}
