import { fairStory } from './fairStory.ts';
import { smallSeeds } from './smallSeeds.ts';

export const smallStory = fairStory({
  name: 'small',
  title: { zh: '一个馆，十二家展商', en: 'One hall, twelve exhibitors' },
  shows: {
    zh: '小型展会：一个展馆、十二家展商、三十件产品，筛选几乎用不上。',
    en: 'A small fair: one hall, twelve exhibitors and thirty products, hardly anything to filter.',
  },
  exhibition: { zh: '青禾精密制造小型展', en: 'Qinghe Precision Days' },
  place: { zh: '青禾工业园展厅', en: 'Qinghe Industrial Park, Showroom' },
  introduction: {
    zh: '十二家工厂，一间展厅，一个下午看完。',
    en: 'Twelve workshops in one showroom, seen in an afternoon.',
  },
  lateRows: (nowMs) => smallSeeds('small', nowMs, 1),
});
