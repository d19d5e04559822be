import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useTranslation } from 'react-i18next';
import { addressesPath, editAddressPath } from '#entities/order/rules/orderPaths.ts';
import { addressesQuery } from '#entities/address/addressesQuery.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AddressCard } from './AddressCard.tsx';

export default function AddressListScreen() {
  const { t } = useTranslation('addresses');
  const id = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={addressesPath(id)} title={t('registerFirst')} text={t('registerFirstText')} />
      ) : (
        <Addresses key={visitorId} owner={{ exhibitionId: id, visitorId }} />
      )}
    </>
  );
}

function Addresses({ owner }: { readonly owner: VisitorKey }) {
  const { t } = useTranslation('addresses');
  const query = useServerQuery(addressesQuery(owner));
  return (
    <>
      <QueryView
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
        showsAge={false}
      >
        {(rows) => rows.map((row) => <AddressCard key={row.RecordId} owner={owner} address={row} />)}
      </QueryView>
      <PageFoot>
        <LinkButton to={editAddressPath(owner.exhibitionId)}>{t('add')}</LinkButton>
      </PageFoot>
    </>
  );
}
