import { describe, expect, it } from 'vitest';
import { checkTeamName, cleanTeamName } from '#features/teams/rules/checkTeamName.ts';

describe('a team’s name', () => {
  it.each([
    ['', 'nameEmpty'],
    ['   \n ', 'nameEmpty'],
    ['队', 'nameTooShort'],
    ['🚴', 'nameTooShort'],
    ['骑行', undefined],
    ['🚴🚴', undefined],
    ['𠮷野家', undefined],
    ['一'.repeat(20), undefined],
    ['🚴'.repeat(20), undefined],
    ['一'.repeat(21), 'nameTooLong'],
    ['🚴'.repeat(21), 'nameTooLong'],
  ])('%j: %s', (typed, fault) => {
    expect(checkTeamName(typed)).toBe(fault);
  });

  it('is one trimmed line, and keeps its emoji', () => {
    expect(cleanTeamName('  山野\n 研究所 ⛰️\u202e ')).toBe('山野 研究所 ⛰️');
  });
});
