import { fairSeeds } from '../../seed/fairSeeds.ts';
import { jianghaiTenantId } from '../world.ts';
import { fairDays, fairId, fairStory } from './fairStory.ts';

const name = 'large';

export const largeStory = fairStory({
  name,
  title: { zh: '五千家展商', en: 'Five thousand exhibitors' },
  shows: {
    zh: '八个展馆、五千家展商、一万件产品：列表、筛选和搜索仍然顺畅。',
    en: 'Eight halls, five thousand exhibitors, ten thousand products; lists, filters and search stay smooth.',
  },
  exhibition: { zh: '江海国际工业与供应链博览会', en: 'Jianghai Industry and Supply Chain Fair' },
  place: { zh: '江海国际会展中心 1–8 号馆', en: 'Jianghai International Expo Centre, Halls 1 to 8' },
  introduction: {
    zh: '五千家企业，八个展馆，从一颗螺丝到一条产线。',
    en: 'Five thousand companies in eight halls, from a single screw to a whole line.',
  },
  lateRows: (nowMs) =>
    fairSeeds({
      exhibitionId: fairId(name),
      tenantId: jianghaiTenantId,
      nowMs,
      days: fairDays,
      seed: 71,
      exhibitors: 5_000,
      halls: 8,
      sessions: 1_500,
      contentCount: 600,
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
});
