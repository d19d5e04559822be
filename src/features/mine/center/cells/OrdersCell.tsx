import { useTranslation } from 'react-i18next';
import { openOrderCounts } from '#entities/order/rules/openOrderCounts.ts';
import { ordersQuery } from '#entities/order/orderQueries.ts';
import { ordersPath } from '#entities/order/rules/orderPaths.ts';
import { useChangedOrders } from '#entities/unread/useChangedOrders.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** With how many orders are in each state that is not the last one, and how many have moved on. */
export function OrdersCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  const owner = visitorId === undefined ? undefined : { exhibitionId, visitorId };
  return (
    <Cell
      icon={<Icon name="order" />}
      to={ordersPath(exhibitionId)}
      title={t('orders')}
      note={owner && <Open owner={owner} />}
      value={owner && <Moved owner={owner} />}
    />
  );
}

interface OfOwner {
  readonly owner: VisitorKey;
}

function Open({ owner }: OfOwner) {
  const { t } = useTranslation('mine');
  const { data } = useServerQuery(ordersQuery(owner));
  return openOrderCounts(data ?? [])
    .map(({ group, count }) => t(`orders${group}`, { count }))
    .join(' · ');
}

function Moved({ owner }: OfOwner) {
  const { t } = useTranslation('mine');
  const count = useChangedOrders(owner).changed.length;
  return count > 0 ? t('ordersMoved', { count }) : null;
}
