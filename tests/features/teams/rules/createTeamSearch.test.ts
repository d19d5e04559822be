import { describe, expect, it } from 'vitest';
import { createTeamSearch } from '#features/teams/rules/createTeamSearch.ts';

const teams = [
  { Name: '江海健走队', TeamCode: 'T007' },
  { Name: 'Riverside Runners', TeamCode: 'T070' },
  { Name: '第七小队 7', TeamCode: 'T1200' },
];

describe('searching teams', { tags: ['team-ranking'] }, () => {
  it.each([
    ['', ['T007', 'T070', 'T1200']],
    ['  ', ['T007', 'T070', 'T1200']],
    ['健走', ['T007']],
    ['RIVERSIDE runners', ['T070']],
    ['Ｒｉｖｅｒ', ['T070']],
    ['t1200', ['T1200']],
    ['T7', ['T007']],
    ['7', ['T007', 'T070', 'T1200']],
    ['007', ['T007']],
    ['没有这支队', []],
    ['Ｔ０１', []],
    ['t0', ['T007', 'T070']],
  ])('"%s" finds %j', (typed, codes) => {
    expect(createTeamSearch(teams, (team) => team)(typed).map(({ TeamCode }) => TeamCode)).toEqual(codes);
  });
});
