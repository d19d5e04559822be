import { withoutEnglish } from '#sandbox/seed/fairSeeds.ts';
import { fairStory } from './fairStory.ts';
import { smallSeeds } from './smallSeeds.ts';

export const withoutEnglishStory = fairStory({
  name: 'withoutenglish',
  title: { zh: '没有英文内容', en: 'Without English' },
  shows: {
    zh: '主办方只填了中文：英文界面显示中文内容。',
    en: 'The organiser has filled in Chinese only; English pages show Chinese content.',
  },
  exhibition: { zh: '南麓传统工艺装备展', en: '' },
  place: { zh: '南麓文化馆', en: '' },
  introduction: { zh: '老手艺，新设备。', en: '' },
  lateRows: (nowMs) => withoutEnglish(smallSeeds('withoutenglish', nowMs, 2)),
});
