import { describe, expect, it } from 'vitest';
import { answersOfRow, changesOfRow, partsOf } from '#features/exhibitorCenter/rules/fieldAnswers.ts';
import { endsTooEarly } from '#features/exhibitorCenter/rules/endsTooEarly.ts';

const fields = {
  name: 'text',
  StartTime: 'moment',
  Banner: 'picture',
  about: 'rich',
  IsAdmin: 'yesNo',
} as const;
const origin = 'https://fair.example.com';
const row = {
  name: '首发',
  StartTime: '2026/12/01 10:00:00',
  Banner: '/pictures/one.png',
  about: '<p>一</p><ul><li>二</li></ul>',
  IsAdmin: true,
};

describe('a row of an exhibitor as answers', () => {
  it('is read field by field as its questions ask for it', () => {
    expect(answersOfRow(fields, row, origin)).toEqual({
      name: '首发',
      StartTime: '2026-12-01 10:00',
      Banner: ['https://fair.example.com/pictures/one.png'],
      about: '一\n- 二',
      IsAdmin: 'yes',
    });
  });

  it('is sent back unchanged, a picture as the server had it and a time with its seconds', () => {
    const answers = answersOfRow(fields, row, origin);
    expect(changesOfRow(fields, partsOf(fields), answers, { row, origin })).toEqual({
      name: '首发',
      StartTime: '2026-12-01 10:00:00',
      Banner: '/pictures/one.png',
      about: '<p>一</p><ul><li>二</li></ul>',
      IsAdmin: true,
    });
  });

  it('only the parts that are named are sent, and an emptied one as an empty text', () => {
    const parts = partsOf(fields).filter(({ field }) => field === 'Banner' || field === 'StartTime');
    expect(changesOfRow(fields, parts, { Banner: [], StartTime: '' }, { row, origin })).toEqual({
      Banner: '',
      StartTime: '',
    });
  });
});

it.each([
  ['an hour later is right', '2026-12-01 10:00', '2026-12-01 11:00', false],
  ['the same minute is too early', '2026-12-01 10:00', '2026-12-01 10:00', true],
  ['the day before is too early', '2026-12-01 10:00', '2026-11-30 11:00', true],
  ['no end contradicts nothing', '2026-12-01 10:00', '', false],
])('the end of a promotion: %s', (_, StartTime, EndTime, expected) =>
  expect(endsTooEarly({ StartTime, EndTime })).toBe(expected),
);
