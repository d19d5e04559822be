import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

walkContent({
  screen: 'the list of teams',
  filled: { path: `/teams/${stories.teams}`, shows: () => 'T001' },
  gone: { path: `/teams/${stories.open}`, shows: (say) => say('teams', 'offTitle') },
  failed: { call: 'queryList/Team', shows: (say) => say('teams', 'listFailed') },
  search: {
    path: `/teams/${stories.manyTeams}`,
    hit: 'T777',
    finds: 'T777',
    miss: '没有这支队伍',
    none: (say) => say('teams', 'searchNone', { typed: '没有这支队伍' }),
  },
});
