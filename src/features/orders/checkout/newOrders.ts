import type { NewOrder } from '#entities/order/api/newOrder.ts';
import { byExhibitor } from '#entities/cart/rules/cartLines.ts';
import type { DeliveryAddress } from '#entities/address/rules/deliveryAddress.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import type { OrderOwner } from '#entities/order/orderQueries.ts';
import type { CheckoutDraft } from './useCheckoutDraft.ts';

interface Around {
  readonly owner: OrderOwner;
  readonly draft: CheckoutDraft;
  readonly address: DeliveryAddress | undefined;
  readonly receiver: string;
}

/** One order for each exhibitor. */
export function newOrders(lines: readonly ShownLine[], around: Around): readonly NewOrder[] {
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
