import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { mayApply, readExhibitorSetup } from '#domain/exhibition/exhibitorSetup.ts';

const at = (text: string) => parseVenueTime(text) ?? Number.NaN;
const ends = '2026-12-01 17:00:00';

describe('whether companies may apply to exhibit', () => {
  it.each([
    ['without a setup, until the exhibition ends', { EndTime: ends }, '2026-12-01 16:59:00', true],
    ['not after the exhibition', { EndTime: ends }, '2026-12-01 17:01:00', false],
    ['at an exhibition without an end', {}, '2026-12-01 17:01:00', true],
    [
      'not where the organiser says no',
      { ExhibitorSignSetup: { IsOpen: false } },
      '2026-11-01 00:00:00',
      false,
    ],
    ['not where "no" is a text', { ExhibitorSignSetup: { IsOpen: 'false' } }, '2026-11-01 00:00:00', false],
    ['where the flag is missing', { ExhibitorSignSetup: {} }, '2026-11-01 00:00:00', true],
    [
      'until the end of the applications',
      { EndTime: ends, ExhibitorSignSetup: { IsOpen: true, EndTime: '2026-11-10 18:00:00' } },
      '2026-11-10 18:01:00',
      false,
    ],
    [
      'by a setup that is JSON text',
      { ExhibitorSignSetup: '{"IsOpen":false}' },
      '2026-11-01 00:00:00',
      false,
    ],
    ['where the setup cannot be read', { ExhibitorSignSetup: '{' }, '2026-11-01 00:00:00', true],
  ])('%s', (_, row, now, expected) => {
    expect(mayApply(readExhibitorSetup(row), at(now))).toBe(expected);
  });

  it('an empty list of questions is no configured form', () => {
    expect(readExhibitorSetup({ ExhibitorSignSetup: { Fields: [] } }).fields).toBeUndefined();
    expect(readExhibitorSetup({ ExhibitorSignSetup: { Fields: [{ Key: 'A' }] } }).fields).toHaveLength(1);
  });
});
