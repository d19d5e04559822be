import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { orderPath, parcelPath } from '#entities/order/rules/orderPaths.ts';
import type { Logistics } from '#entities/order/rules/logistics.ts';
import { type OrderKey, orderQuery, parcelQuery } from '#entities/order/orderQueries.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyOrders } from '#ui/states/scenes/emptyOrders.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import { copyWithToast } from './copyWithToast.ts';
import history from './detail/History.module.css';
import { NoOrder } from './detail/NoOrder.tsx';
import { OrderGate } from './OrderGate.tsx';

export default function ParcelScreen() {
  const { t } = useTranslation('orders');
  const id = useExhibitionId();
  const { orderId = '' } = useParams();
  return (
    <OrderGate back={parcelPath(id, orderId)} title={t('parcel')}>
      {(visitorId) => <Parcel exhibitionId={id} visitorId={visitorId} orderId={orderId} />}
    </OrderGate>
  );
}

const isOnItsWay = (parcel: Logistics | null) => parcel?.isDelivered === false;

function Parcel(key: OrderKey) {
  const { t } = useTranslation('orders');
  const query = useServerQuery({ ...parcelQuery(key), refetchInterval: pollWhile(isOnItsWay) });
  // A parcel that is there does not wait for its order.
  const order = useServerQuery({ ...orderQuery(key), enabled: query.data === null });
  return (
    <>
      <PageHeading>{t('parcel')}</PageHeading>
      <QueryView
        query={query}
        failedTitle={t('parcelFailed')}
        skeleton={<ListSkeleton rows={3} />}
        isEmpty={(parcel) => parcel === null}
        empty={
          order.data === null ? (
            <NoOrder exhibitionId={key.exhibitionId} />
          ) : (
            <EmptyState
              scene={emptyOrders}
              title={t('parcelNone')}
              text={t('parcelNoneText')}
              action={<LinkButton to={orderPath(key.exhibitionId, key.orderId)}>{t('toOrder')}</LinkButton>}
            />
          )
        }
      >
        {(parcel) => parcel && <Way parcel={parcel} />}
      </QueryView>
    </>
  );
}

function Way({ parcel }: { readonly parcel: Logistics }) {
  const { t } = useTranslation('orders');
  const { courierNumber, company, steps } = parcel;
  return (
    <>
      <CellGroup>
        <Cell
          icon={<Icon name="copy" />}
          title={company === '' ? t('courierNumber') : company}
          note={courierNumber}
          action={t('copy')}
          onAct={() => void copyWithToast(courierNumber, t('copied'), t('copyFailed'))}
        />
      </CellGroup>
      {steps.length > 0 && (
        <Card title={t('way')}>
          <ol className={history['steps']}>
            {steps.map(({ timeMs, text }, at) => (
              <li className={history['step']} key={`${timeMs} ${at}`}>
                <span lang="zh">{text}</span>
                <br />
                <span className={history['time']}>
                  <VenueTime at={timeMs} form="dayTime" />
                </span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
