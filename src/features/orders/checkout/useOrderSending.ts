import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NewOrder } from '#entities/order/api/newOrder.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { orderPath, ordersPath } from '#entities/order/rules/orderPaths.ts';
import { type Order, readOrderLines } from '#entities/order/rules/order.ts';
import { takeOrderedOut } from '#entities/cart/changeCart.ts';
import { type CartKey, isSameItem } from '#entities/cart/rules/cartItem.ts';
import { rereadCartProducts, rereadOrders } from '#entities/order/orderQueries.ts';
import { useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { SentLine } from './useShortGoods.ts';
import { cartOrderGateway, orderEntry, orderedLines } from '../orderSubmission.ts';

interface OrderSendingSettings {
  readonly owner: VisitorKey;
  /** What is on the screen to be ordered. */
  readonly chosen: readonly CartKey[];
  readonly unfinished: FoundEntry | undefined;
  readonly onDone: () => void;
}

/**
 * Sends one order after the other, each once. What is ordered leaves the cart immediately, so that whatever interrupts the
 * rest, the cart holds exactly what is still to be ordered.
 */
export function useOrderSending({ owner, chosen, unfinished, onDone }: OrderSendingSettings) {
  const { exhibitionId } = owner;
  const navigate = useNavigate();
  const leave = usePlaced(exhibitionId, onDone);
  const waiting = useRef<readonly NewOrder[]>([]);
  const placed = useRef<readonly string[]>([]);
  // What the order that is sent now says.
  const [sent, setSent] = useState<readonly SentLine[]>(() =>
    readOrderLines(unfinished?.record['Productinfo']),
  );
  const [isRestLeft, setRestLeft] = useState(false);

  /** The earlier page had more to send than this one order. */
  function stay() {
    latest.current.reset();
    setRestLeft(true);
  }
  const sending = useSubmission<Order>({
    gatewayOf: cartOrderGateway,
    unfinished,
    async onStored(recordId, submission) {
      const ordered = orderedLines(submission.entry);
      takeOrderedOut(owner, ordered);
      await submission.forget();
      await Promise.all([rereadOrders({ exhibitionId }), rereadCartProducts(exhibitionId)]).catch(() => {});
      placed.current = [...placed.current, recordId];
      waiting.current = waiting.current.slice(1);
      const isOfEarlierPage = submission.entry.id === unfinished?.id;
      const isOrdered = (item: CartKey) => ordered.some((line) => isSameItem(line, item));
      if (isOfEarlierPage && !chosen.every(isOrdered)) stay();
      else await next();
    },
    // A row that says the same and was not there before is this one.
    onOther: async () => navigate(ordersPath(exhibitionId), { replace: true }),
  });
  const latest = useRef(sending);
  useEffect(() => {
    latest.current = sending;
  });
  async function next() {
    const [order] = waiting.current;
    if (order === undefined) return leave(placed.current);
    latest.current.reset();
    setSent(order.lines);
    await latest.current.send(() => orderEntry(order));
  }
  return {
    sending,
    sent,
    isRestLeft,
    place: (all: readonly NewOrder[]) => {
      const [first] = all;
      if (first === undefined || latest.current.isSending) return;
      waiting.current = all;
      setRestLeft(false);
      setSent(first.lines);
      void sending.send(() => orderEntry(first));
    },
  };
}

/** Says how many orders were placed, and leads to them. */
function usePlaced(exhibitionId: string, onDone: () => void) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  return async (placed: readonly string[]) => {
    onDone();
    const [only, another] = placed;
    renderToast(t('placed', { count: placed.length }), { outlivesNavigation: true });
    const isOne = only !== undefined && another === undefined;
    await navigate(isOne ? orderPath(exhibitionId, only) : ordersPath(exhibitionId), { replace: true });
  };
}
