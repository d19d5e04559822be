import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { afterSalePath, orderPath } from '#entities/order/rules/orderPaths.ts';
import { askableKinds } from '#entities/order/rules/orderActions.ts';
import { type OrderKey, orderQuery } from '#entities/order/orderQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyOrders } from '#ui/states/scenes/emptyOrders.tsx';
import { NoOrder } from '../detail/NoOrder.tsx';
import { OrderGate } from '../OrderGate.tsx';
import { AfterSale } from './AfterSale.tsx';
import { useAfterSaleStart } from './afterSaleDraft.ts';

export default function AfterSaleScreen() {
  const { t } = useTranslation('orders');
  const id = useExhibitionId();
  const { orderId = '' } = useParams();
  return (
    <OrderGate back={afterSalePath(id, orderId)} title={t('askReturn')}>
      {(visitorId) => (
        <Loading key={`${visitorId} ${orderId}`} exhibitionId={id} visitorId={visitorId} orderId={orderId} />
      )}
    </OrderGate>
  );
}

function Loading(key: OrderKey) {
  const { t } = useTranslation('orders');
  const order = useServerQuery(orderQuery(key));
  const start = useAfterSaleStart(key);
  const kinds = order.data == null ? [] : askableKinds(order.data.state);
  return (
    <>
      <PageHeading>{t('askReturn')}</PageHeading>
      <QueryView
        query={joinQueries({ order, start: readyQuery(start) })}
        failedTitle={t('oneFailed')}
        skeleton={<ListSkeleton shape="form" rows={3} />}
        // What an earlier page has sent is finished in any state of the order.
        isEmpty={(data) => kinds.length === 0 && data.start.unfinished === undefined}
        empty={
          order.data === null ? (
            <NoOrder exhibitionId={key.exhibitionId} />
          ) : (
            <EmptyState
              scene={emptyOrders}
              title={t('notAskable')}
              action={<LinkButton to={orderPath(key.exhibitionId, key.orderId)}>{t('toOrder')}</LinkButton>}
            />
          )
        }
        showsAge={false}
      >
        {(data) => data.order && <AfterSale order={data.order} kinds={kinds} start={data.start} />}
      </QueryView>
    </>
  );
}
