import { ToPoster } from '../rowList/ToPoster.tsx';
import { useTranslation } from 'react-i18next';
import { boothOrdersPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { isInTab, type OrderTab, orderTabs } from '#entities/order/rules/orderActions.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyOrders } from '#ui/states/scenes/emptyOrders.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { useBoothOrders } from './useBoothOrders.ts';
import { BoothOrderCard } from './BoothOrderCard.tsx';
import css from './boothOrders.module.css';

export default function BoothOrdersScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('exhibitorCenter');
  return (
    <CenterGate back={boothOrdersPath(id)} title={t('ordersTitle')}>
      {(booth) => <BoothOrders booth={booth} />}
    </CenterGate>
  );
}

/** What is to be shipped stands first. */
function BoothOrders({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const { t: order } = useTranslation('orders');
  const { params, ask } = useAskedAddress();
  const query = useBoothOrders(booth);
  const isKept = usePagePlace();
  const [first] = orderTabs;
  const tab = orderTabs.find((one) => one === params.get('tab')) ?? first;
  const open = (next: string) => ask({ tab: next === first ? '' : next });
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <QueryView
        query={query}
        failedTitle={t('ordersFailed')}
        skeleton={<ListSkeleton hasHeading />}
        renderHeading={() => <PageHeading>{t('ordersTitle')}</PageHeading>}
        empty={
          <EmptyState
            scene={emptyOrders}
            title={t('noOrders')}
            text={t('noOrdersText')}
            action={<ToPoster />}
          />
        }
      >
        {(rows) => (
          <Tabs
            label={t('orderStates')}
            items={orderTabs.map((key) => ({
              key,
              title: order(`tab_${key}`),
              content: <Rows booth={booth} tab={key} rows={rows} />,
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
  readonly booth: BoothKey;
  readonly tab: OrderTab;
  readonly rows: readonly Order[];
}

function Rows({ booth, tab, rows }: RowsProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { t: orderWord } = useTranslation('orders');
  const shown = rows.filter(({ state }) => isInTab(state, tab));
  if (shown.length === 0)
    return <EmptyState scene={emptyOrders} title={t('noOrdersInTab', { state: orderWord(`tab_${tab}`) })} />;
  return (
    <ul className={css['list']}>
      {shown.map((order) => (
        <BoothOrderCard key={order.RecordId} booth={booth} order={order} />
      ))}
    </ul>
  );
}
