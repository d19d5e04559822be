import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useTranslation } from 'react-i18next';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import { ordersPath } from '#entities/order/rules/orderPaths.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { isAwaited, isInTab, type OrderTab, orderTabs } from '#entities/order/rules/orderActions.ts';
import { useProductRows } from '#entities/cart/useCartLines.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { ordersQuery } from '#entities/order/orderQueries.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { OrderGate } from './OrderGate.tsx';
import { mostPictures, OrderRow } from './OrderRow.tsx';

export default function OrderListScreen() {
  const { t } = useTranslation('orders');
  const id = useExhibitionId();
  return (
    <OrderGate back={ordersPath(id)} title={t('title')}>
      {(visitorId) => <Orders key={visitorId} exhibitionId={id} visitorId={visitorId} />}
    </OrderGate>
  );
}

const someIsAwaited = (rows: readonly Order[]) => rows.some(({ state }) => isAwaited(state));

function Orders(owner: VisitorKey) {
  const { t } = useTranslation('orders');
  const { params, ask } = useAskedAddress();
  const tab = orderTabs.find((one) => one === params.get('tab')) ?? 'all';
  const isKept = usePagePlace();
  const query = useServerQuery({ ...ordersQuery(owner), refetchInterval: pollWhile(someIsAwaited) });
  const open = (next: string) => ask({ tab: next === 'all' ? '' : next });
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <PageHeading>{t('title')}</PageHeading>
      <QueryView
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={productsPath(owner.exhibitionId)}>{t('toProducts')}</LinkButton>}
          />
        }
      >
        {(rows) => (
          <Tabs
            label={t('states')}
            items={orderTabs.map((key) => ({
              key,
              title: t(`tab_${key}`),
              content: <Rows owner={owner} tab={key} rows={rows} />,
            }))}
            value={tab}
            onChange={open}
          />
        )}
      </QueryView>
    </div>
  );
}

interface RowsProps {
  readonly owner: VisitorKey;
  readonly tab: OrderTab;
  readonly rows: readonly Order[];
}

function Rows({ owner, tab, rows }: RowsProps) {
  const { t } = useTranslation('orders');
  const shown = rows.filter(({ state }) => isInTab(state, tab));
  const ids = idsOf(shown);
  const { data: products = [] } = useProductRows(owner.exhibitionId, ids);
  if (shown.length === 0) return <EmptyState title={t('noneInTab')} />;
  return (
    <>
      {shown.map((order) => (
        <OrderRow key={order.RecordId} order={order} products={products} />
      ))}
    </>
  );
}

/** Of the pictures that a card shows. */
function idsOf(orders: readonly Order[]): readonly string[] {
  const ids: string[] = [];
  for (const { lines } of orders)
    for (const { productId } of lines.slice(0, mostPictures)) if (productId !== '') ids.push(productId);
  return ids;
}
