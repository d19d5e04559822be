import { useTranslation } from 'react-i18next';
import { boothTablePath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { type RowAddress, useRowStart } from '#flows/rowForm/rowDraft.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { NoRightNote } from '#entities/booth/NoRightNote.tsx';
import { useCategoryChoices } from '../useCategoryChoices.ts';
import { type BoothKey, draftOwnerOf } from '#entities/exhibitor/rules/boothKey.ts';
import { companyQuery } from '#features/exhibitorCenter/company/companyQuery.ts';
import { ownProductsQuery } from '../productQueries.ts';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { PasteTable } from './PasteTable.tsx';

/** Adds many products of a pasted table. */
export default function ProductTableScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('exhibitorCenter');
  return (
    <CenterGate back={boothTablePath(id)} title={t('tableTitle')}>
      {(booth) => <TablePage booth={booth} />}
    </CenterGate>
  );
}

function TablePage({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const address: RowAddress = { exhibitionId, form: 'productTable', ownerId: draftOwnerOf(booth) };
  const start = useRowStart(address, {
    kind: 'boothRow',
    exhibitorId,
    exhibitorUserId,
    form: 'productTable',
    recordId: '',
  });
  const categories = useCategoryChoices(booth);
  const query = joinQueries({
    right: useMayChange(booth),
    company: useServerQuery(companyQuery(booth)),
    products: useServerQuery(ownProductsQuery(booth)),
    start: readyQuery(start),
    categories: readyQuery(categories),
  });
  return (
    <QueryView
      query={query}
      failedTitle={t('productsFailed')}
      skeleton={<ListSkeleton shape="form" rows={2} hasHeading />}
      renderHeading={() => <PageHeading lead={t('tableLead')}>{t('tableTitle')}</PageHeading>}
      showsAge={false}
    >
      {({ right, company, products, start: begun, categories: choices }) =>
        right ? (
          <PasteTable
            booth={booth}
            address={address}
            start={begun}
            infoId={company?.RecordId ?? ''}
            products={products}
            categories={choices}
          />
        ) : (
          <NoRightNote />
        )
      }
    </QueryView>
  );
}
