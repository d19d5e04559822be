import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { fileState, wrongWindow } from '#features/exhibitorCenter/rules/forms/fileForm.ts';

describe('what visitors can have of a file of a booth', () => {
  const now = parseVenueTime('2026-12-01 10:00:00') ?? NaN;
  const file = { Rule: 'window', StartTime: '', EndTime: '', IsDeleted: false };
  it.each([
    ['one without a period is open', { ...file, Rule: 'always', EndTime: '2020-01-01' }, 'open'],
    ['one whose period begins later waits', { ...file, StartTime: '2026-12-02 09:00:00' }, 'waiting'],
    ['one whose period has ended is over', { ...file, EndTime: '2026-12-01 09:00:00' }, 'over'],
    ['one within its period is open', { ...file, StartTime: '2026-12-01 09:00:00' }, 'open'],
    ['a removed one is removed', { ...file, IsDeleted: true }, 'removed'],
  ])('%s', (_, row, expected) => expect(fileState(row, now)).toBe(expected));
});

describe('the period of a file', () => {
  const Rule = 'window';
  it.each([
    ['another rule needs none', { Rule: 'always' }, undefined],
    ['a start or an end is needed', { Rule }, 'noTime'],
    ['a start alone is enough', { Rule, StartTime: '2026-12-01 09:00' }, undefined],
    ['an end alone is enough', { Rule, EndTime: '2026-12-01 09:00' }, undefined],
    [
      'it ends after its start',
      { Rule, StartTime: '2026-12-02 09:00', EndTime: '2026-12-01 09:00' },
      'endsTooEarly',
    ],
  ])('%s', (_, answers, expected) => expect(wrongWindow(answers)?.text).toBe(expected));
});
