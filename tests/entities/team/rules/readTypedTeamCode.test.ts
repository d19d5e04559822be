import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedTeamCode } from '#entities/team/rules/readTypedTeamCode.ts';
import { teamCode } from '#entities/team/rules/teamCode.ts';

describe('a typed team code', { tags: ['team-code'] }, () => {
  it.each([
    ['T001', 'T001'],
    ['t001', 'T001'],
    [' T 001 ', 'T001'],
    ['Ｔ００１', 'T001'],
    ['T-001', 'T001'],
    ['1', 'T001'],
    ['12', 'T012'],
    ['T7', 'T007'],
    ['2000', 'T2000'],
    ['T0001', 'T0001'],
    ['T123456', 'T123456'],
  ])('%j is %s', (typed, code) => {
    expect(readTypedTeamCode(typed)).toBe(code);
  });

  it.each([
    '',
    'T',
    'TT001',
    'X001',
    'T1234567',
    'T00A',
    'https://a.example/T001',
    '13800000001',
    '①'.repeat(8),
  ])('%j is invalid', (typed) => {
    expect(readTypedTeamCode(typed)).toBeUndefined();
  });

  it('of the server’s own codes is unchanged', () => {
    fc.assert(
      fc.property(fc.nat(999_999), (number) => {
        const code = teamCode(number) ?? '';
        expect(readTypedTeamCode(code)).toBe(code);
      }),
    );
  });
});
