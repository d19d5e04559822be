import { fairStory } from './fairStory.ts';

export const emptyStory = fairStory({
  name: 'empty',
  title: { zh: '还没有展商', en: 'No exhibitors yet' },
  shows: {
    zh: '展商、展馆和产品都还没有公布。',
    en: 'Neither exhibitors nor halls nor products have been published.',
  },
  exhibition: { zh: '长桥未来制造展', en: 'Changqiao Future Makers' },
  place: { zh: '长桥会展中心', en: 'Changqiao Convention Centre' },
  introduction: { zh: '展商名单即将公布。', en: 'The list of exhibitors follows soon.' },
});
