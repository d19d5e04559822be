import { fairStory } from './fairStory.ts';
import { smallSeeds } from './smallSeeds.ts';

export const withoutHallsStory = fairStory({
  name: 'withouthalls',
  title: { zh: '不分展馆', en: 'Without halls' },
  shows: {
    zh: '露天展会：没有展馆，展位号不带馆号。',
    en: 'A fair in the open: no halls, and booths without the number of one.',
  },
  exhibition: { zh: '石门渡户外装备集市', en: 'Shimendu Outdoor Equipment Market' },
  place: { zh: '石门渡滨江广场', en: 'Shimendu Riverside Square' },
  introduction: { zh: '沿江一条街，十二个摊位。', en: 'Twelve stands along the river.' },
  lateRows: (nowMs) => smallSeeds('withouthalls', nowMs, 0),
});
