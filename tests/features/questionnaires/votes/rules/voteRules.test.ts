import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { voteResults } from '#features/questionnaires/votes/rules/voteResults.ts';
import { voteState } from '#features/questionnaires/votes/rules/voteState.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';

const text = (zh: string) => ({ zh, en: '' });
const choice = (value: string) => ({ value, text: text(value) });
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobileOrEmail',
  fields: [
    {
      key: 'Best',
      type: 'singleChoice',
      label: text('最佳'),
      required: true,
      choices: ['a', 'b', 'c'].map(choice),
    },
    {
      key: 'Two',
      type: 'multipleChoice',
      label: text('两项'),
      required: true,
      choices: ['a', 'b'].map(choice),
    },
    { key: 'Why', type: 'longText', label: text('理由'), required: false },
  ],
};
const count = (key: string, value: string, times: number) => ({ key, value, count: times });

describe('results of a vote', () => {
  it('stand in the order of the votes, with their share, and the own choice marked', () => {
    const [best, two, ...others] = voteResults(
      form,
      [count('Best', 'b', 2), count('Best', 'a', 1), count('Two', 'a', 1), count('Two', 'b', 3)],
      { Best: 'a', Two: ['b'] },
    );
    expect(others).toEqual([]);
    expect(best?.total).toBe(3);
    expect(best?.lines.map(({ value, percent, isMine }) => [value, percent, isMine])).toEqual([
      ['b', 67, false],
      ['a', 33, true],
      ['c', 0, false],
    ]);
    expect(two?.lines.map(({ value, isMine }) => [value, isMine])).toEqual([
      ['b', true],
      ['a', false],
    ]);
  });

  it('are left out for a question without a vote, and ignore choices that are not asked', () => {
    expect(voteResults(form, [], {})).toEqual([]);
    expect(voteResults(form, [count('Best', 'gone', 9), count('Why', 'a', 1)], {})).toEqual([]);
  });
});

describe('a vote', () => {
  const period = { startTime: '2026-11-25 09:00:00', endTime: '2026-11-25 18:00:00' };
  it.each([
    ['2026-11-25 08:59:59', false, 'notYetOpen', false],
    ['2026-11-25 09:00:00', false, 'open', true],
    ['2026-11-25 12:00:00', true, 'voted', false],
    ['2026-11-25 18:00:00', false, 'ended', false],
    ['2026-11-25 19:00:00', true, 'ended', false],
  ] as const)('at %s, voted %s, is %s', (at, isVoted, state, mayVote) => {
    expect(voteState(period, isVoted, parseVenueTime(at) ?? 0)).toMatchObject({ state, mayVote });
  });
});

it.each(['2026-11-27', '2026-11-27 00:00:00', '2026-11-27 24:00', '2026-11-27 23:59'])(
  'a vote until %s is said to end in the last minute of that day',
  (endTime) => {
    const { untilMs } = voteState(
      { startTime: '2026-11-25', endTime },
      false,
      parseVenueTime('2026-11-26') ?? NaN,
    );
    expect(formatVenueTime(untilMs)).toBe('2026-11-27 23:59');
  },
);
