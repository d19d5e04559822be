import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { writeHundredths } from '#domain/text/writeHundredths.ts';
import { ParcelSheet } from '#entities/order/ParcelSheet.tsx';
import { type Order, sumOfLines } from '#entities/order/rules/order.ts';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { RefundSheet } from './RefundSheet.tsx';
import type { OrderMoves } from './useOrderMoves.ts';

const reasons = ['used', 'noFault', 'term', 'talk'] as const;
const noParcel = { company: '', number: '' };

/** What has to be said before an order is moved on. */
export type AskedAction = 'ship' | 'sendSecond' | 'noteRefund' | 'refuse';

interface BoothOrderSheetsProps {
  readonly order: Order;
  readonly moves: OrderMoves;
  readonly open: AskedAction | undefined;
  readonly onClose: () => void;
}

/** What was typed of a parcel or a refund is kept until it is sent. */
export function BoothOrderSheets({ order, moves, open, onClose }: BoothOrderSheetsProps) {
  const { t } = useTranslation('exhibitorCenter');
  const [parcel, setParcel] = useState(noParcel);
  const [second, setSecond] = useState(noParcel);
  const sumCents = order.sumCents ?? sumOfLines(order.lines);
  const amount = sumCents === undefined ? '' : writeHundredths(sumCents);
  const [refund, setRefund] = useState({ amount, day: '', way: '' });
  if (open === undefined) return null;
  if (open === 'refuse') return <RefuseSheet onRefuse={moves.refuse} onClose={onClose} />;
  if (open === 'noteRefund')
    return (
      <RefundSheet
        refund={refund}
        mostCents={sumCents}
        onChange={setRefund}
        onNote={moves.noteRefund}
        onClose={onClose}
      />
    );
  const isFirst = open === 'ship';
  return (
    <ParcelSheet
      title={t(isFirst ? 'shipTitle' : 'secondTitle')}
      text={t('shipText')}
      yes={t(isFirst ? 'shipYes' : 'secondYes')}
      parcel={isFirst ? parcel : second}
      onChange={isFirst ? setParcel : setSecond}
      onSend={() => (isFirst ? moves.ship('toReceive', parcel) : moves.ship('exchangeDone', second))}
      onClose={onClose}
    />
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
