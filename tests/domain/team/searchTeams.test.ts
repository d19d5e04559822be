import { describe, expect, it } from 'vitest';
import { searchTeams } from '../../../src/domain/team/searchTeams.ts';
import { aTeam } from './rows.ts';

const teams = [
  aTeam({ Name: '江海城市骑行队', TeamCode: 'T001' }),
  aTeam({ Name: 'Harbour Runners', TeamCode: 'T012' }),
];

describe('looking for a team', () => {
  it.each([
    ['', 2],
    ['  ', 2],
    ['骑行', 1],
    ['HARBOUR run', 1],
    ['Ｔ０１', 1],
    ['t0', 2],
    ['没有', 0],
  ])('%j finds %i', (typed, number) => {
    expect(searchTeams(teams, typed)).toHaveLength(number);
  });
});
