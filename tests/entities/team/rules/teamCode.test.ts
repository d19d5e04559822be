import { expect, it } from 'vitest';
import { teamCode } from '#entities/team/rules/teamCode.ts';

it.each([
  [0, 'T000'],
  [1, 'T001'],
  [42, 'T042'],
  [999, 'T999'],
  [1000, 'T1000'],
  [123_456, 'T123456'],
])('team %i has the code %s', { tags: ['team-code'] }, (teamNumber, code) => {
  expect(teamCode(teamNumber)).toBe(code);
});

it.each([
  [7, 5, 'T00007'],
  [7, 1, 'T7'],
  [1234, 2, 'T1234'],
])('team %i in at least %i digits has the code %s', (teamNumber, digits, code) => {
  expect(teamCode(teamNumber, digits)).toBe(code);
});

it.each([-1, 1.5, NaN, Infinity, 1e21])('%d numbers no team', (teamNumber) => {
  expect(teamCode(teamNumber)).toBeUndefined();
});
