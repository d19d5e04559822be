import { faultyLives } from '#sandbox/seed/live/faultyLives.ts';
import { jianghaiTenantId } from '../world.ts';
import { fairId, fairStory } from './fairStory.ts';
import { smallSeeds } from './smallSeeds.ts';

const name = 'streams';

export const streamsStory = fairStory({
  name,
  title: { zh: '直播与回放出错', en: 'Streams that fail' },
  shows: {
    zh: '每场直播和回放各有一种故障：断流、失效、被拒绝、内容不对、没有回应。',
    en: 'Each live and each recording fails differently: stops, is gone, refused, something else, or never answers.',
  },
  exhibition: { zh: '青禾线上直播周', en: 'Qinghe Live Week' },
  place: { zh: '青禾工业园演播厅', en: 'Qinghe Industrial Park, Studio' },
  introduction: { zh: '十六场直播，十六种意外。', en: 'Sixteen broadcasts, and what can go wrong.' },
  lateRows: (nowMs) => ({
    ...smallSeeds(name, nowMs, 1),
    ...faultyLives({ exhibitionId: fairId(name), tenantId: jianghaiTenantId, nowMs }),
  }),
});
