import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addressesPath, editAddressPath } from '#entities/order/rules/orderPaths.ts';
import { addressesQuery } from '#entities/address/addressesQuery.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AddressForm } from './AddressForm.tsx';

/** A new address, or the correction of one (`?address=`). */
export default function EditAddressScreen() {
  const { t } = useTranslation('addresses');
  const id = useExhibitionId();
  const [params] = useSearchParams();
  const addressId = params.get('address') ?? undefined;
  const visitorId = useOwnVisitorId();
  return (
    <>
      <PageHeading>{t(addressId === undefined ? 'addTitle' : 'editTitle')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst
          back={editAddressPath(id, addressId)}
          title={t('registerFirst')}
          text={t('registerFirstText')}
        />
      ) : addressId === undefined ? (
        <AddressForm owner={{ exhibitionId: id, visitorId }} address={undefined} />
      ) : (
        <Corrected key={addressId} visitorId={visitorId} addressId={addressId} />
      )}
    </>
  );
}

interface CorrectedProps {
  readonly visitorId: string;
  readonly addressId: string;
}

function Corrected({ visitorId, addressId }: CorrectedProps) {
  const { t } = useTranslation('addresses');
  const exhibitionId = useExhibitionId();
  const owner = { exhibitionId, visitorId };
  const query = useServerQuery(addressesQuery(owner));
  const found = query.data?.find(({ RecordId }) => RecordId === addressId);
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton shape="form" rows={3} />}
      isEmpty={() => found === undefined}
      empty={
        <EmptyState
          drawing="lost"
          title={t('gone')}
          action={<LinkButton to={addressesPath(exhibitionId)}>{t('toList')}</LinkButton>}
        />
      }
      showsAge={false}
    >
      {() => found && <AddressForm owner={owner} address={found} />}
    </QueryView>
  );
}
