import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ExhibitorAction, orderActions } from '#entities/order/rules/orderActions.ts';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import css from './boothOrders.module.css';
import { ShipSheet } from './ShipSheet.tsx';
import { useOrderMoves, type BoothOrderProps } from './useOrderMoves.ts';

const reasons = ['used', 'noFault', 'term', 'talk'] as const;
const noParcel = { company: '', number: '' };

/** What was typed of a parcel is kept until it is on its way. */
export function BoothOrderActions({ booth, order }: BoothOrderProps) {
  const { t } = useTranslation('exhibitorCenter');
  const moves = useOrderMoves({ booth, order });
  const [open, setOpen] = useState<'ship' | 'refuse'>();
  const [parcel, setParcel] = useState(noParcel);
  const close = () => setOpen(undefined);
  const ship = () => (order.delivery === 'courier' ? setOpen('ship') : moves.handOver());
  const of = { order: t('orderOf', { number: order.number }) };
  const texts: Readonly<Partial<Record<ExhibitorAction, readonly [text: string, label?: string]>>> = {
    confirmPayment: [t('confirmPayment')],
    ship: [t('ship'), t('shipOf', of)],
    agree: [t('agreeReturn'), t('agreeOf', of)],
    refuse: [t('refuseReturn'), t('refuseReturnOf', of)],
  };
  const acts: Readonly<Partial<Record<ExhibitorAction, () => void>>> = {
    confirmPayment: moves.confirmPayment,
    ship,
    agree: moves.agree,
    refuse: () => setOpen('refuse'),
  };
  const shown = orderActions[order.state].exhibitor.filter((action) => texts[action] !== undefined);
  return (
    <>
      {moves.failed !== undefined && (
        <Notice kind="error" live>
          {t(`orderFailed_${moves.failed}`)}
        </Notice>
      )}
      {shown.length > 0 && (
        <div className={css['actions']}>
          {shown.map((action) => (
            <button
              key={action}
              type="button"
              className={css['action']}
              aria-label={texts[action]?.[1]}
              aria-disabled={moves.isRunning || undefined}
              onClick={acts[action]}
            >
              {texts[action]?.[0]}
            </button>
          ))}
        </div>
      )}
      {open === 'ship' && (
        <ShipSheet parcel={parcel} onChange={setParcel} onShip={() => moves.ship(parcel)} onClose={close} />
      )}
      {open === 'refuse' && <RefuseSheet onRefuse={moves.refuse} onClose={close} />}
    </>
  );
}

interface RefuseSheetProps {
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

function RefuseSheet({ onRefuse, onClose }: RefuseSheetProps) {
  const { t } = useTranslation('exhibitorCenter');
  return createPortal(
    <ActionSheet
      title={t('refuseReturnTitle')}
      actions={reasons.map((key) => ({
        key,
        text: t(`returnReason_${key}`),
        onSelect: () => onRefuse(t(`returnReason_${key}`)),
      }))}
      onClose={onClose}
    />,
    document.body,
  );
}
