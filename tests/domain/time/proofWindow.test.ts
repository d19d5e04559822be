import { describe, expect, it } from 'vitest';
import { proofState, proofWindow } from '#domain/time/proofWindow.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (text: string) => parseVenueTime(text) ?? NaN;
const window = proofWindow(at('2026-12-03 09:00'));

describe('a proof of health', { tags: ['health'] }, () => {
  it.each([
    ['2026-12-01 08:59:59', 'tooEarly'],
    ['2026-12-01 09:00:00', 'open'],
    ['2026-12-02 12:00:00', 'open'],
    ['2026-12-03 09:00:00', 'open'],
    ['2026-12-03 09:00:01', 'tooLate'],
    ['2026-11-01 09:00:00', 'tooEarly'],
  ])('for a meeting on 3 December at 9 is at %s: %s', (now, state) => {
    expect(proofState(window, at(now))).toBe(state);
  });
});
