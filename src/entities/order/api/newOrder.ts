import { lineCents, sumCents } from '#domain/money/sums.ts';
import { writeMoney } from '#domain/money/serverMoney.ts';
import { codeOfDelivery, type DeliveryKind } from '../rules/order.ts';
import { codeOfState } from '../rules/orderState.ts';
import { addressOfOrder, type DeliveryAddress } from '#entities/address/rules/deliveryAddress.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';

export interface NewOrderLine {
  readonly productId: string;
  readonly name: string;
  /** The place of the specification in the product's list, and its name; '' without one. */
  readonly type: string;
  readonly typeName: string;
  readonly quantity: number;
  readonly unitCents: number;
}

export interface NewOrder {
  readonly exhibitionId: string;
  readonly visitorId: string;
  readonly exhibitorId: string;
  readonly infoId: string;
  readonly delivery: DeliveryKind;
  /** Undefined where it is picked up. */
  readonly address: DeliveryAddress | undefined;
  /** Of the visitor who picks it up. */
  readonly receiver: string;
  readonly note: string;
  readonly lines: readonly NewOrderLine[];
}

export const longestNote = 200;

/**
 * The state that an order is sent with. Paying is not part of the known API: an order is to be shipped, unless the server
 * says that it is to be paid. A server that wants 101 is given it here.
 */
const firstState = 'toShip';

/**
 * The fields of the order as its row has them, with its lines as `Productinfo`: so a row that is found compares to what was
 * sent. @throws where the sum is beyond what can be counted
 */
export function orderRecord(order: NewOrder, clientRef: string): ServerRow {
  const { exhibitionId, visitorId, exhibitorId, lines, address } = order;
  const amounts = lines.map(({ unitCents, quantity }) => lineCents(unitCents, quantity));
  return {
    ExhibitionId: exhibitionId,
    VisitorId: visitorId,
    ExhibitorId: exhibitorId,
    ExhibitorExhibitionInfoId: order.infoId,
    OrderName: lines[0]?.name ?? '',
    OrderType: '商品',
    Sum: writeMoney(sumCents(amounts) ?? NaN),
    state: codeOfState(firstState),
    Logistics: codeOfDelivery(order.delivery),
    Receiver: address?.name ?? order.receiver,
    ReceiverPhone: address?.phone ?? '',
    ReceiverAddress: address === undefined ? '' : addressOfOrder(address),
    myAddress: address?.RecordId ?? '',
    Remark: cleanText(order.note, longestNote),
    ClientRef: clientRef,
    Productinfo: lines.map((line, at) => lineRecord(line, amounts[at] ?? NaN)),
  };
}

/** As other clients insert it. */
export function insertedOrder({ Productinfo, ...Orderinfo }: ServerRow): ServerRow {
  return { AppType: '商城', Orderinfo, Productinfo };
}

const lineRecord = (line: NewOrderLine, cents: number) => ({
  ProductId: line.productId,
  ProductName: line.name,
  Type: line.type,
  TypeName: line.typeName,
  ProductNum: String(line.quantity),
  UnitPrice: writeMoney(line.unitCents),
  Price: writeMoney(cents),
});
