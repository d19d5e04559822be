import { fairSeeds } from '#sandbox/seed/fairSeeds.ts';
import { messageSeeds, talkerId } from '#sandbox/seed/messages/messageSeeds.ts';
import { jianghaiTenantId } from '../world.ts';
import { registeredVisitor } from '../states/registered.ts';
import { fairChannelId, fairDays, fairId, fairStory } from './fairStory.ts';

const name = 'large';

export const largeStory = fairStory({
  name,
  title: { zh: '五千家展商', en: 'Five thousand exhibitors' },
  shows: {
    zh: '八个展馆、五千家展商、一万件产品：列表、筛选和搜索仍然顺畅。13800000071 已登记，有六十多个留言会话，其中一个有一万条消息。',
    en: 'Eight halls, five thousand exhibitors, ten thousand products; lists, filters and search stay smooth. 13800000071 is registered and has more than sixty conversations, one of ten thousand messages.',
  },
  exhibition: { zh: '江海国际工业与供应链博览会', en: 'Jianghai Industry and Supply Chain Fair' },
  place: { zh: '江海国际会展中心 1–8 号馆', en: 'Jianghai International Expo Centre, Halls 1 to 8' },
  introduction: {
    zh: '五千家企业，八个展馆，从一颗螺丝到一条产线。',
    en: 'Five thousand companies in eight halls, from a single screw to a whole line.',
  },
  people: (nowMs) =>
    registeredVisitor(nowMs, {
      number: 'm',
      exhibitionId: fairId(name),
      channelId: fairChannelId(name),
      name: '顾明溪',
      mobile: '13800000071',
      company: '北湖精密制造有限公司',
      approveState: '2',
      voucherCode: '518204673920',
      daysAgo: 12,
    }),
  lateRows: (nowMs) => ({
    ...messageSeeds({
      exhibitionId: fairId(name),
      tenantId: jianghaiTenantId,
      nowMs,
      visitorId: talkerId,
    }),
    ...fairSeeds({
      exhibitionId: fairId(name),
      tenantId: jianghaiTenantId,
      nowMs,
      days: fairDays,
      seed: 71,
      exhibitors: 5_000,
      halls: 8,
      sessions: 1_500,
      contentCount: 600,
      filmed: { lives: 30, videos: 12, pictures: 200, hasBadPictures: true },
      counts: {
        CategoryFirst: 12,
        CategorySecond: 96,
        Product: 10_000,
        Promotion: 160,
        ExhibitorContact: 900,
        ProductVisitInfo: 3_000,
        ProductVisitInfoMessage: 1_200,
        VisitInfoMessageComment: 600,
      },
    }),
  }),
});
