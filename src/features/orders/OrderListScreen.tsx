import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductsButton } from '#entities/product/ProductsButton.tsx';
import { ordersPath } from '#entities/order/rules/orderPaths.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { isAwaited, isInTab, type OrderTab, orderTabs } from '#entities/order/rules/orderActions.ts';
import { noProducts, useProductRows } from '#entities/cart/useCartLines.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { ordersQuery } from '#entities/order/orderQueries.ts';
import { useShownRows } from '#entities/unread/seenRows.ts';
import { watchedOrders } from '#entities/unread/watchedRows.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { VirtualRows, type VirtualRowsProps } from '#ui/list/VirtualRows.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyOrders } from '#ui/states/scenes/emptyOrders.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { OrderGate } from './OrderGate.tsx';
import { mostPictures, OrderRow } from './OrderRow.tsx';

export default function OrderListScreen() {
  const { t } = useTranslation('orders');
  const id = useExhibitionId();
  return (
    <OrderGate back={ordersPath(id)} title={t('title')} isList>
      {(visitorId) => <Orders key={visitorId} exhibitionId={id} visitorId={visitorId} />}
    </OrderGate>
  );
}

const someIsAwaited = (rows: readonly Order[]) => rows.some(({ state }) => isAwaited(state));

function Orders(owner: VisitorKey) {
  const { t } = useTranslation('orders');
  const { params, ask } = useAskedAddress();
  const tab = orderTabs.find((one) => one === params.get('tab')) ?? 'all';
  const query = useServerQuery({ ...ordersQuery(owner), refetchInterval: pollWhile(someIsAwaited) });
  useShownRows(
    'orders',
    useMemo(() => watchedOrders(query.data ?? []), [query.data]),
    query.dataUpdatedAt,
  );
  const { place, leave } = useListPlace(query.data !== undefined);
  const open = (next: string) => ask({ tab: next === 'all' ? '' : next });
  return (
    <div data-in-place={place && ''}>
      <BarHeading>{t('title')}</BarHeading>
      <QueryView
        isScreen
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            scene={emptyOrders}
            title={t('none')}
            text={t('noneText')}
            action={<ProductsButton>{t('toProducts')}</ProductsButton>}
          />
        }
      >
        {(rows) => (
          <Tabs
            label={t('states')}
            items={orderTabs.map((key) => ({
              key,
              title: t(`tab_${key}`),
              // Hidden rows have no height.
              content: key === tab && (
                <Rows owner={owner} tab={key} rows={rows} place={place} onLeave={leave} />
              ),
            }))}
            value={tab}
            onChange={open}
          />
        )}
      </QueryView>
    </div>
  );
}

interface RowsProps extends Pick<VirtualRowsProps<Order>, 'place' | 'onLeave'> {
  readonly owner: VisitorKey;
  readonly tab: OrderTab;
  readonly rows: readonly Order[];
}

const keyOf = ({ RecordId }: Order) => RecordId;

function Rows({ owner, tab, rows, ...placing }: RowsProps) {
  const { t } = useTranslation('orders');
  const shown = useMemo(() => rows.filter(({ state }) => isInTab(state, tab)), [rows, tab]);
  const { data: products = noProducts } = useProductRows(owner.exhibitionId, idsOf(shown));
  const render = useCallback((order: Order) => <OrderRow order={order} products={products} />, [products]);
  if (shown.length === 0)
    return <EmptyState scene={emptyOrders} title={t('noneInTab', { state: t(`tab_${tab}`) })} />;
  return (
    <VirtualRows
      {...placing}
      rows={shown}
      keyOf={keyOf}
      render={render}
      label={t(`tab_${tab}`)}
      estimatedRowRem={10}
      initialOffsetRem={10}
    />
  );
}

/** Of the pictures that a card shows. */
function idsOf(orders: readonly Order[]): readonly string[] {
  const ids: string[] = [];
  for (const { lines } of orders)
    for (const { productId } of lines.slice(0, mostPictures)) if (productId !== '') ids.push(productId);
  return ids;
}
