import { useTranslation } from 'react-i18next';
import { hallsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import { suggestionsPath } from '#domain/address/homePaths.ts';
import { countQuery } from '#flows/content/listQuery.ts';
import { productsPlan } from '#entities/product/productsPlan.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './BrowseLinks.module.css';

export interface BrowseLinksProps {
  readonly hasHalls: boolean;
}

const everything = { search: '', filters: {}, sort: undefined };

/** Other lists to look around in; of halls and products only where there are some. */
export function BrowseLinks({ hasHalls }: BrowseLinksProps) {
  const { t } = useTranslation(['exhibitors', 'content']);
  const exhibitionId = useExhibitionId();
  const { data: productCount } = useServerQuery(countQuery(productsPlan(exhibitionId), everything));
  // `null` where the server does not say.
  const hasProducts = productCount !== undefined && productCount !== 0;
  return (
    <div className={css['links']}>
      <AppLink className={css['link']} to={suggestionsPath(exhibitionId)}>
        <Icon name="forYou" sizeRem={1.25} />
        <span>{t('forYou')}</span>
      </AppLink>
      {hasHalls && (
        <AppLink className={css['link']} to={hallsPath(exhibitionId)}>
          <Icon name="place" sizeRem={1.25} />
          <span>{t('byHall')}</span>
        </AppLink>
      )}
      {hasProducts && (
        <AppLink className={css['link']} to={productsPath(exhibitionId)}>
          <Icon name="product" sizeRem={1.25} />
          <span>{t('content:products')}</span>
        </AppLink>
      )}
    </div>
  );
}
