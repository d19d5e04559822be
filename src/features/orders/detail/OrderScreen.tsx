import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { orderPath } from '#entities/order/rules/orderPaths.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { isAwaited, mayVisitor } from '#entities/order/rules/orderActions.ts';
import type { SalesRecord } from '#entities/order/rules/salesRecord.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { type OrderKey, orderQuery, salesRecordsQuery } from '#entities/order/orderQueries.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { OrderGate } from '../OrderGate.tsx';
import { NoOrder } from './NoOrder.tsx';
import { OrderBody } from './OrderBody.tsx';

export default function OrderScreen() {
  const { t } = useTranslation('orders');
  const id = useExhibitionId();
  const { orderId = '' } = useParams();
  return (
    <OrderGate back={orderPath(id, orderId)} title={t('one')}>
      {(visitorId) => (
        <OwnOrder key={`${visitorId} ${orderId}`} exhibitionId={id} visitorId={visitorId} orderId={orderId} />
      )}
    </OrderGate>
  );
}

const none: readonly SalesRecord[] = [];

const orderIsAwaited = (order: Order | null) =>
  order !== null &&
  (isAwaited(order.state) || order.state === 'toReceive' || mayVisitor(order.state, 'sendBack'));

function OwnOrder(key: OrderKey) {
  const { t } = useTranslation('orders');
  const isId = isRecordId(key.orderId);
  const read = useServerQuery({
    ...orderQuery(key),
    enabled: isId,
    refetchInterval: pollWhile(orderIsAwaited),
  });
  const history = useServerQuery({ ...salesRecordsQuery(key), enabled: isId });
  // No server is asked for what cannot be an id.
  const order = isId ? read : { ...read, ...readyQuery<typeof read.data>(null) };
  // An order is shown without waiting for what was said about a return.
  const records = isId ? { ...history, data: history.data ?? none } : { ...history, ...readyQuery(none) };
  return (
    <QueryView
      query={joinQueries({ order, records })}
      failedTitle={t('oneFailed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={(data) => data?.order == null && <PageHeading>{t('one')}</PageHeading>}
      isEmpty={(data) => data.order === null}
      empty={<NoOrder exhibitionId={key.exhibitionId} />}
    >
      {(data) =>
        data.order && (
          <OrderBody order={data.order} readAtMs={read.dataUpdatedAt} records={data.records ?? none} />
        )
      }
    </QueryView>
  );
}
