import { randomHex } from '#sandbox/randomText.ts';
import type { Change, Row } from '#sandbox/store/store.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { textOf } from '../call.ts';

/** What is written beside an order that its exhibitor moves on: the parcel, or the answer to a return. */
export function besides(order: Row, action: string, reason: string, nowMs: number): Change[] {
  if (action === 'ship' && textOf(order['ExpressNum']) !== '')
    return [change('LogisticsInfo', parcelRow(order, nowMs))];
  if (action !== 'agree' && action !== 'refuse') return [];
  const { RecordId: OrderId, ExhibitionId, VisitorId } = order;
  return [
    change('SalesServiceRecord', {
      OrderId,
      ExhibitionId,
      VisitorId,
      Type: order['state'],
      Name: '',
      Time: venueText(nowMs),
      CreatedAt: venueText(nowMs),
      CreatedAtMesc: nowMs,
      Reason: reason,
      Content: '',
      IsApprove: action === 'agree',
    }),
  ];
}

function change(collection: string, row: Row): Change {
  const RecordId = randomHex(24);
  return { collection, recordId: RecordId, row: { ...row, RecordId } };
}

export function parcelRow(
  { RecordId, ExhibitionId, VisitorId, ExpressNum, ExpressCompany }: Row,
  nowMs: number,
): Row {
  const step = (minutesAgo: number, Context: string) => ({
    Time: venueText(nowMs - minutesAgo * minuteMs),
    Context,
  });
  return {
    OrderId: RecordId,
    ExhibitionId,
    VisitorId,
    ExpressNum,
    ExpressCompany: textOf(ExpressCompany) || '江海速运',
    State: '0',
    CreatedAt: venueText(nowMs),
    CreatedAtMesc: nowMs,
    Traces: [
      step(0, '派件中：快递员 周师傅'),
      step(90, '到达【江海市 湾区营业部】'),
      step(600, '离开【云津市 中转场】'),
      step(1_400, '已揽收'),
    ],
  };
}
