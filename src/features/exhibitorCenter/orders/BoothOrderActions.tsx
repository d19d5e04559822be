import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boothConversationPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { type ExhibitorAction, nextExhibitorAct, orderActions } from '#entities/order/rules/orderActions.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import css from './boothOrders.module.css';
import { type AskedAction, BoothOrderSheets } from './BoothOrderSheets.tsx';
import { useOrderMoves, type BoothOrderProps, type OrderMoves } from './useOrderMoves.ts';

/** What comes next, and what else is possible. */
export function BoothOrderActions({ booth, order }: BoothOrderProps) {
  const { t } = useTranslation('exhibitorCenter');
  const moves = useOrderMoves({ booth, order });
  const [open, setOpen] = useState<AskedAction>();
  const isSent = order.delivery === 'courier';
  const of = { order: t('orderOf', { number: order.number }) };
  const texts: Readonly<Partial<Record<ExhibitorAction, readonly [text: string, label?: string]>>> = {
    confirmPayment: [t('confirmPayment')],
    ship: [t('ship'), t('shipOf', of)],
    agree: [t('agreeReturn'), t('agreeOf', of)],
    refuse: [t('refuseReturn'), t('refuseReturnOf', of)],
    markBack: [t('markBack'), t('markBackOf', of)],
    sendSecond: [t('sendSecond'), t('sendSecondOf', of)],
    noteRefund: [t('noteRefund'), t('noteRefundOf', of)],
  };
  const acts: Readonly<Partial<Record<ExhibitorAction, () => void>>> = {
    confirmPayment: moves.confirmPayment,
    ship: () => (isSent ? setOpen('ship') : moves.handOver('toReceive')),
    agree: moves.agree,
    refuse: () => setOpen('refuse'),
    markBack: moves.markBack,
    sendSecond: () => (isSent ? setOpen('sendSecond') : moves.handOver('exchangeDone')),
    noteRefund: () => setOpen('noteRefund'),
  };
  const shown = orderActions[order.state].exhibitor.filter((action) => texts[action] !== undefined);
  // Another contact may have moved it on while a sheet was open.
  const asked = shown.find((action): action is AskedAction => action === open);
  const writes = nextExhibitorAct(order.state) === 'write' && order.visitorId !== '';
  return (
    <>
      <Failure failed={moves.failed} />
      {(writes || shown.length > 0) && (
        <div className={css['actions']}>
          {shown.map((action, at) => (
            <Button
              key={action}
              kind={at === 0 ? 'primary' : 'quiet'}
              aria-label={texts[action]?.[1]}
              aria-disabled={moves.isRunning || undefined}
              onClick={acts[action]}
            >
              {texts[action]?.[0]}
            </Button>
          ))}
          {writes && (
            <LinkButton
              kind="secondary"
              label={t('writeToVisitorOf', of)}
              to={boothConversationPath(booth.exhibitionId, 'visitor', order.visitorId)}
            >
              {t('writeToVisitor')}
            </LinkButton>
          )}
        </div>
      )}
      <BoothOrderSheets order={order} moves={moves} open={asked} onClose={() => setOpen(undefined)} />
    </>
  );
}

function Failure({ failed }: Pick<OrderMoves, 'failed'>) {
  const { t } = useTranslation('exhibitorCenter');
  return (
    failed !== undefined && (
      <Notice kind="error" live>
        {t(`orderFailed_${failed}`)}
      </Notice>
    )
  );
}
