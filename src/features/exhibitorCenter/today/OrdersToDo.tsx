import { useTranslation } from 'react-i18next';
import { boothOrdersPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { afterSaleKind, isAwaited } from '#entities/order/rules/orderActions.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useBoothOrders } from '../useBoothOrders.ts';

/** What is to be shipped, and which returns wait for an answer. */
export function OrdersToDo({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const { data } = useBoothOrders(booth);
  const waiting = (data ?? []).filter(({ state }) => isAwaited(state));
  const returns = waiting.filter(({ state }) => afterSaleKind(state) !== undefined).length;
  const toShip = waiting.filter(({ state }) => state === 'toShip').length;
  const told = [
    ...(toShip > 0 ? [t('toShip', { count: toShip })] : []),
    ...(returns > 0 ? [t('returnsToAnswer', { count: returns })] : []),
  ];
  return (
    <Cell
      icon={<Icon name="parcel" />}
      title={t('orders')}
      value={data === undefined ? undefined : told.join(' · ') || t('noneToShip')}
      to={boothOrdersPath(booth.exhibitionId)}
    />
  );
}
