import { describe, expect, it } from 'vitest';
import { exhibitionPhase, filterExhibitions } from '#entities/organiser/rules/filterExhibitions.ts';

const nowMs = Date.UTC(2026, 10, 25, 4);
const row = (ExName: string, StartTime: string, EndTime: string, Place = '') => ({
  ExName,
  ExNameEn: `${ExName} Fair`,
  Place,
  PlaceEn: '',
  StartTime,
  EndTime,
});

it.each([
  ['2026-11-24 09:00:00', '2026-11-26 17:00:00', 'running'],
  ['2026/11/25', '', 'running'],
  ['2026-11-26 09:00', '2026-11-28 17:00', 'ahead'],
  ['2026-11-20 09:00', '2026-11-22 17:00', 'over'],
  ['', '2026-11-22 17:00', 'over'],
  ['', '', 'undated'],
  ['soon', 'later', 'undated'],
])('an exhibition from %j to %j is %s', (StartTime, EndTime, phase) =>
  expect(exhibitionPhase({ StartTime, EndTime }, nowMs)).toBe(phase),
);

describe('the list of exhibitions', () => {
  const rows = [
    row('老展', '2026-01-01 09:00', '2026-01-03 17:00'),
    row('上一届', '2026-10-01 09:00', '2026-10-03 17:00'),
    row('后天', '2026-11-27 09:00', '2026-11-28 17:00', '江海 4 号馆'),
    row('今天', '2026-11-25 09:00', '2026-11-26 17:00'),
  ];
  const found = (text: string, phase = '') =>
    filterExhibitions(rows, { text, phase, nowMs }).map(({ ExName }) => ExName);

  it('begins with what runs, then what comes next, and what is over last, the latest first', () =>
    expect(found('')).toEqual(['今天', '后天', '上一届', '老展']));

  it.each([
    ['4号馆', '', ['后天']],
    ['今天 fair', '', ['今天']],
    ['', 'over', ['上一届', '老展']],
    ['今天', 'over', []],
  ])('%j in the state %j finds %j', (text, phase, expected) => expect(found(text, phase)).toEqual(expected));
});
