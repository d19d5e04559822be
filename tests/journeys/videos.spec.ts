import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

walkContent({
  screen: 'the videos',
  filled: { path: `/videos/${stories.open}`, shows: (say) => say('live', 'videoCount', { count: 12 }) },
  empty: { path: `/videos/${stories.ended}`, shows: (say) => say('live', 'videosNone') },
  failed: { call: 'queryList/VideoList', shows: (say) => say('live', 'videosFailed') },
  search: {
    hit: '导览',
    finds: '一号馆导览',
    en: { hit: 'tour', finds: 'A tour of hall 1' },
    miss: 'qqqqqxxxz',
    none: (say) => say('content', 'nothingFound'),
  },
});
