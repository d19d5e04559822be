import type { Order } from '#entities/order/rules/order.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useTranslation } from 'react-i18next';
import { afterSaleKind } from '#entities/order/rules/orderActions.ts';
import type { RefundNote } from '#entities/order/rules/orderStep.ts';
import type { ParcelTexts } from '#entities/order/rules/checkParcel.ts';
import { tellGone } from '../tellGone.ts';
import { useAction } from '#flows/content/useAction.ts';
import { answeredState, moveBoothOrder, type OrderFailure, rereadBoothOrders } from './boothOrders.ts';

export interface BoothOrderProps {
  readonly booth: BoothKey;
  readonly order: Order;
}

export type OrderMoves = ReturnType<typeof useOrderMoves>;

/** What the booth does with one order: one thing at a time, each once. */
export function useOrderMoves({ booth, order }: BoothOrderProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { running, failed, run } = useAction<OrderFailure>((outcome) => {
    tellGone(outcome, t('orderFailed_gone'));
    return rereadBoothOrders(booth);
  });
  const move = (change: Parameters<typeof moveBoothOrder>[2], done: string) =>
    void run({ name: change.state, act: () => moveBoothOrder(booth, order, change), done });

  return {
    isRunning: running !== undefined,
    failed,
    confirmPayment: () => move({ state: 'toShip' }, t('paid')),
    /** What was ordered, or what is sent in exchange. */
    ship: (state: 'toReceive' | 'exchangeDone', parcel: ParcelTexts) => move({ state, parcel }, t('shipped')),
    handOver: (state: 'toReceive' | 'exchangeDone') =>
      void run({
        name: 'handOver',
        act: () => moveBoothOrder(booth, order, { state }),
        done: t('shipped'),
        question: { body: t('handOver'), yes: t('handOverYes'), no: t('notYet') },
      }),
    markBack: () =>
      void run({
        name: 'markBack',
        act: () =>
          moveBoothOrder(booth, order, {
            state: afterSaleKind(order.state) === 'exchange' ? 'exchangeArrived' : 'returnArrived',
          }),
        done: t('markedBack'),
        question: { body: t('markBackText'), yes: t('markBack'), no: t('notYet') },
      }),
    noteRefund: (refund: RefundNote) =>
      move(
        { state: afterSaleKind(order.state) === 'refund' ? 'refundDone' : 'returnDone', refund },
        t('refundNoted'),
      ),
    agree: () => {
      const state = answeredState(order, 'Agreed');
      if (state !== undefined) move({ state }, t('agreed'));
    },
    refuse: (reason: string) => {
      const state = answeredState(order, 'Refused');
      if (state !== undefined) move({ state, reason }, t('returnRefused'));
    },
  };
}
