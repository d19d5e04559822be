import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addressesPath, editAddressPath } from '#entities/order/rules/orderPaths.ts';
import { addressesQuery } from '#entities/address/addressesQuery.ts';
import type { DeliveryAddress } from '#entities/address/rules/deliveryAddress.ts';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AddressCard } from './AddressCard.tsx';

export default function AddressListScreen() {
  const { t } = useTranslation('addresses');
  const id = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return (
    <>
      <BarHeading>{t('title')}</BarHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={addressesPath(id)} title={t('registerFirst')} text={t('registerFirstText')} />
      ) : (
        <Addresses key={visitorId} owner={{ exhibitionId: id, visitorId }} />
      )}
    </>
  );
}

const keyOf = ({ RecordId }: DeliveryAddress) => RecordId;

/** Back from the form returns to the same place. */
function Addresses({ owner }: { readonly owner: VisitorKey }) {
  const { t } = useTranslation('addresses');
  const { exhibitionId, visitorId } = owner;
  const query = useServerQuery(addressesQuery(owner));
  const { place, leave } = useListPlace(query.data !== undefined);
  const render = useCallback(
    (row: DeliveryAddress) => <AddressCard owner={{ exhibitionId, visitorId }} address={row} />,
    [exhibitionId, visitorId],
  );
  return (
    <div data-in-place={place && ''}>
      <QueryView
        isScreen
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
        showsAge={false}
      >
        {(rows) => (
          <VirtualRows
            rows={rows}
            keyOf={keyOf}
            render={render}
            label={t('title')}
            estimatedRowRem={8.5}
            initialOffsetRem={4}
            place={place}
            onLeave={leave}
          />
        )}
      </QueryView>
      <PageFoot>
        <LinkButton to={editAddressPath(exhibitionId)}>{t('add')}</LinkButton>
      </PageFoot>
    </div>
  );
}
