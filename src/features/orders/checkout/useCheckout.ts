import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestNote, type NewOrder } from '#entities/order/api/newOrder.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { totalCents, byExhibitor } from '#entities/cart/rules/cartLines.ts';
import { type DeliveryAddress, usualAddress } from '#entities/address/rules/deliveryAddress.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { useCheckoutDraft, type CheckoutDraft } from './useCheckoutDraft.ts';
import { useOrderSending } from './useOrderSending.ts';

export interface CheckoutProps {
  readonly owner: VisitorKey;
  readonly lines: readonly ShownLine[];
  readonly addresses: readonly DeliveryAddress[];
  /** What an earlier page has left; it is finished before anything new. */
  readonly unfinished: FoundEntry | undefined;
}

/** What is chosen and typed, what is wrong with it, and the one sending. */
export function useCheckout({ owner, lines, addresses, unfinished }: CheckoutProps) {
  const { t } = useTranslation('orders');
  const { draft, change, forget } = useCheckoutDraft(owner);
  const [wasTried, setTried] = useState(false);
  const ownName = useOwnVoucher()?.name ?? '';
  const chosen = lines.map(({ item }) => item);
  const { sending, sent, place, isRestLeft } = useOrderSending({ owner, chosen, unfinished, onDone: forget });
  const address = useChosenAddress(addresses, draft, change);
  const isAddressMissing = draft.delivery !== 'pickUp' && address === undefined;
  const isNoteTooLong = codePointCount(draft.note) > longestNote;
  const total = totalCents(lines);

  function submit() {
    setTried(true);
    if (isAddressMissing) return renderToast(t('addressMissing'));
    if (isNoteTooLong) return document.getElementById('order-note')?.focus();
    if (total === undefined) return renderToast(t('tooMuch'));
    place(newOrders(lines, { owner, draft, address, receiver: ownName }));
  }
  return {
    draft,
    change,
    address,
    total,
    sending,
    sent,
    submit,
    isRestLeft,
    isAddressMissing: wasTried && isAddressMissing,
    isNoteTooLong: wasTried && isNoteTooLong,
  };
}

/** The one that was added since the order was begun, else the chosen one, else the usual one. */
function useChosenAddress(
  addresses: readonly DeliveryAddress[],
  { addressId, knownAddressIds }: CheckoutDraft,
  change: (part: Partial<CheckoutDraft>) => void,
): DeliveryAddress | undefined {
  const ids = addresses.map(({ RecordId }) => RecordId);
  const added = knownAddressIds && ids.find((id) => knownAddressIds.indexOf(id) < 0);
  const note = useEffectEvent((seen: string) =>
    change({ knownAddressIds: seen.split(','), ...(added !== undefined && { addressId: added }) }),
  );
  const seen = ids.join();
  useEffect(() => note(seen), [seen]);
  const chosen = addresses.find(({ RecordId }) => RecordId === (added ?? addressId));
  return chosen ?? usualAddress(addresses);
}

interface Around {
  readonly owner: VisitorKey;
  readonly draft: CheckoutDraft;
  readonly address: DeliveryAddress | undefined;
  readonly receiver: string;
}

/** One order for each exhibitor. */
function newOrders(lines: readonly ShownLine[], around: Around): readonly NewOrder[] {
  const { owner, draft, address, receiver } = around;
  return byExhibitor(lines).map((group) => ({
    ...owner,
    exhibitorId: group.exhibitorId,
    infoId: group.lines[0]?.item.infoId ?? '',
    delivery: draft.delivery,
    address: draft.delivery === 'pickUp' ? undefined : address,
    receiver,
    note: draft.note,
    lines: group.lines.map(({ item, offer, quantity }) => ({
      productId: item.productId,
      name: item.name.zh || item.name.en,
      type: item.type,
      typeName: offer?.name ?? '',
      quantity,
      unitCents: offer?.priceCents ?? NaN,
    })),
  }));
}
