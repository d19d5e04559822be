import { fairSeeds } from '#sandbox/seed/fairSeeds.ts';
import { shopSeeds } from '#sandbox/seed/orders/orderSeeds.ts';
import { registeredVisitor } from '../states/registered.ts';
import type { Story } from '../story.ts';
import { jianghaiTenantId } from '../world.ts';
import { fairChannelId, fairDays, fairId, fairStory } from './fairStory.ts';

const name = 'shop';
const exhibitionId = fairId(name);

export const shopStory: Story = {
  ...fairStory({
    name,
    title: { zh: '订货', en: 'Orders' },
    shows: {
      zh: '13800000074 的购物车、地址和订单：每种状态一张，购物车里有变价、下架和库存不足的商品。在“订单”页替展商收款、发货、答复退换货。',
      en: 'Cart, addresses and orders of 13800000074: one order in each state, and a cart with a changed price, a product that is gone and one of which there is too little. Act for the exhibitors on the page “Orders”.',
    },
    exhibition: { zh: '江海工业品订货会', en: 'Jianghai Industrial Order Fair' },
    place: { zh: '江海国际会展中心 2 号馆', en: 'Jianghai International Expo Centre, Hall 2' },
    introduction: {
      zh: '现场看样，线上订货，展后送到厂里。',
      en: 'See samples here, order online, have it delivered.',
    },
    people: (nowMs) =>
      registeredVisitor(nowMs, {
        number: 'o',
        exhibitionId,
        channelId: fairChannelId(name),
        name: '顾云舟',
        mobile: '13800000074',
        company: '云津精密机械有限公司',
        approveState: '2',
        voucherCode: '730418290567',
        daysAgo: 3,
      }),
    lateRows(nowMs) {
      const world = { exhibitionId, tenantId: jianghaiTenantId, nowMs };
      const seeds = fairSeeds({
        ...world,
        days: fairDays,
        seed: 940,
        exhibitors: 24,
        halls: 3,
        contentCount: 24,
        counts: {
          CategoryFirst: 4,
          CategorySecond: 8,
          Product: 60,
          Promotion: 6,
          ExhibitorContact: 24,
          ProductVisitInfo: 20,
          ProductVisitInfoMessage: 12,
          VisitInfoMessageComment: 6,
        },
      });
      const visitorId = 'person00000000000000000o';
      return { ...seeds, ...shopSeeds({ ...world, visitorId, products: () => seeds['Product']?.() ?? [] }) };
    },
  }),
  more: [
    { title: { zh: '购物车', en: 'Cart' }, path: `/cart/${exhibitionId}` },
    { title: { zh: '我的订单', en: 'My orders' }, path: `/orders/${exhibitionId}` },
    { title: { zh: '替展商处理订单', en: 'Act for the exhibitors' }, path: '/sandbox/orders' },
  ],
};
