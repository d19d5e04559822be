import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { accountExhibitorId } from '../accounts.ts';
import { jianghaiTenantId } from '../world.ts';

const ordered = [
  { guest: 0, state: '201', product: '电主轴 24000 转', price: 680_000, count: 2, hoursAgo: 3, courier: '' },
  { guest: 1, state: '201', product: '刀柄 BT40', price: 32_000, count: 10, hoursAgo: 5, courier: '' },
  {
    guest: 2,
    state: '313',
    product: '液压夹具',
    price: 156_000,
    count: 1,
    hoursAgo: 60,
    courier: 'SF2000000000313',
  },
  {
    guest: 3,
    state: '323',
    product: '对刀仪',
    price: 98_000,
    count: 1,
    hoursAgo: 70,
    courier: 'SF2000000000323',
  },
  {
    guest: 4,
    state: '202',
    product: '刀柄 BT40',
    price: 32_000,
    count: 4,
    hoursAgo: 26,
    courier: 'SF2000000000202',
  },
  {
    guest: 5,
    state: '401',
    product: '对刀仪',
    price: 98_000,
    count: 1,
    hoursAgo: 90,
    courier: 'SF2000000000401',
  },
] as const;

const receivers = ['林若溪', '周明远', '沈清秋', '韩书宁', '叶知秋', '苏景行'] as const;

/** Booth orders's products: two to ship, a return and an exchange to answer. */
export function boothOrders(exhibitionId: string, nowMs: number): Seeds {
  const at = (hoursAgo: number) => {
    const atMs = nowMs - hoursAgo * 60 * minuteMs;
    const made = { CreatedAt: venueText(atMs), CreatedAtMesc: atMs };
    return { TenantId: jianghaiTenantId, ExhibitionId: exhibitionId, ...made };
  };
  const idOf = (number: number) => seedId('standorder', number + 1);
  const isAsked = (state: string) => state === '313' || state === '323';
  return {
    Order: ordered.map(({ guest, state, price, count, hoursAgo, courier }, number) => ({
      RecordId: idOf(number),
      ...at(hoursAgo),
      VisitorId: seedId('gueststand', guest + 1),
      ExhibitorId: accountExhibitorId,
      OrderLineNumber: `JH2026112500${101 + number}`,
      Sum: String(price * count),
      state,
      Logistics: '1',
      ExpressNum: courier,
      Receiver: receivers[guest],
      ReceiverPhone: `1390000660${number}`,
      ReceiverAddress: '江海省-云津市-湾区-科技路 12 号',
      Remark: number === 0 ? '请附合格证' : '',
    })),
    OrderLineItem: ordered.map(({ product, price, count, hoursAgo }, number) => ({
      RecordId: seedId('standline', number + 1),
      ...at(hoursAgo),
      OrderId: idOf(number),
      ProductId: '',
      ProductName: product,
      ProductNum: String(count),
      UnitPrice: String(price),
      Price: String(price * count),
    })),
    SalesServiceRecord: ordered.flatMap(({ guest, state }, number) =>
      isAsked(state)
        ? [
            {
              RecordId: seedId('standback', number + 1),
              ...at(2),
              OrderId: idOf(number),
              VisitorId: seedId('gueststand', guest + 1),
              Type: state,
              Time: venueText(nowMs - 120 * minuteMs),
              Reason: state === '313' ? '质量问题' : '发错或少发',
              Content: state === '313' ? '夹紧后有异响' : '型号不对，需要 Z 轴款',
            },
          ]
        : [],
    ),
  };
}
