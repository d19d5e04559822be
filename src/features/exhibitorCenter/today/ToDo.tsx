import { useBoothOrders } from '../orders/useBoothOrders.ts';
import { afterSaleKind, isAwaited } from '#entities/order/rules/orderActions.ts';
import { useTranslation } from 'react-i18next';
import {
  boothAppointmentsPath,
  boothOrdersPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { groupBoothAppointments } from '../rules/groupBoothAppointments.ts';
import { CommentsToDo } from './CommentsToDo.tsx';
import { LeadsToDo } from './LeadsToDo.tsx';
import { MessagesToDo } from './MessagesToDo.tsx';
import { useBoothAppointments } from '../appointments/useBoothAppointments.ts';

/** What needs the exhibitor. */
export function ToDo({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const nowMs = useFairNow();
  const { data } = useBoothAppointments(booth);
  const today = formatVenueTime(nowMs, 'yyyy-MM-dd');
  const { toAnswer, days } = groupBoothAppointments(data ?? [], nowMs);
  const isToday = days.find(({ day }) => day === today)?.rows.filter(({ state }) => state === 'agreed') ?? [];
  const told = [
    toAnswer.length > 0 ? t('toAnswer', { count: toAnswer.length }) : t('noneToAnswer'),
    ...(isToday.length > 0 ? [t('agreedToday', { count: isToday.length })] : []),
  ];
  return (
    <CellGroup title={t('todo')}>
      <Cell
        icon={<Icon name="appointment" />}
        title={t('appointments')}
        value={data === undefined ? undefined : told.join(' · ')}
        to={boothAppointmentsPath(booth.exhibitionId)}
      />
      <MessagesToDo booth={booth} />
      <CommentsToDo booth={booth} />
      <OrdersToDo booth={booth} />
      <LeadsToDo booth={booth} />
    </CellGroup>
  );
}

/** What is to be shipped, and which returns wait for an answer. */
function OrdersToDo({ booth }: { readonly booth: BoothKey }) {
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
