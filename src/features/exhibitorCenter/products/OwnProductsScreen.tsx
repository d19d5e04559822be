import { useTranslation } from 'react-i18next';
import {
  boothProductPath,
  boothProductsPath,
  boothTablePath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { ownProductState, ownProductStates } from '#entities/product/rules/ownProductState.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { ownProductsQuery } from './productQueries.ts';
import { OwnRowsPage } from '../rowList/OwnRowsPage.tsx';
import { StateRows } from '../rowList/StateRows.tsx';
import { OwnProductCard } from './OwnProductCard.tsx';
import { emptyProducts } from '#ui/states/scenes/emptyProducts.tsx';

export default function OwnProductsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('exhibitorCenter');
  return (
    <CenterGate back={boothProductsPath(id)} title={t('productsTitle')}>
      {(booth) => <OwnProducts booth={booth} />}
    </CenterGate>
  );
}

function OwnProducts({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const query = useServerQuery(ownProductsQuery(booth));
  return (
    <OwnRowsPage
      booth={booth}
      query={query}
      title={t('productsTitle')}
      failedTitle={t('productsFailed')}
      none={{ scene: emptyProducts, title: t('noProducts'), text: t('noProductsText') }}
      add={{ text: t('addProduct'), to: boothProductPath(booth.exhibitionId) }}
      more={
        <LinkButton kind="quiet" to={boothTablePath(booth.exhibitionId)}>
          {t('tableEntry')}
        </LinkButton>
      }
    >
      {(rows, mayChange) => (
        <StateRows
          rows={rows}
          stateOf={ownProductState}
          states={ownProductStates}
          awayState="recycled"
          label={t('productStates')}
          textOf={(state) => t(`product_${state}`)}
          none={t('noneInState')}
          renderRow={(row) => <OwnProductCard booth={booth} row={row} mayChange={mayChange} />}
        />
      )}
    </OwnRowsPage>
  );
}
