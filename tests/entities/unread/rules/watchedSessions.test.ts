import { describe, expect, it } from 'vitest';
import { watchedSessions } from '#entities/unread/rules/watchedSessions.ts';
import type { RememberedEntry } from '#entities/programme/rules/rememberedEntry.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const now = parseVenueTime('2026-12-10 10:00:00') ?? NaN;
const hour = 3_600_000;
const place = { zh: '一号厅', en: 'Hall 1' };
const entry = (more: Partial<RememberedEntry>): RememberedEntry => ({
  kind: 'conference',
  id: 'session00000000000000001',
  title: { zh: '会议', en: 'Session' },
  placeName: place,
  knownPlace: place,
  startMs: now + hour,
  knownStartMs: now + hour,
  path: '/conference/a/b',
  ...more,
});

describe('what the organiser has changed of a schedule', () => {
  it.each([
    ['that is as it was planned', {}, 0],
    ['that is cancelled', { isGone: true }, 1],
    ['whose time was taken back', { isUndated: true }, 1],
    ['that has moved to another time', { startMs: now + 2 * hour }, 1],
    ['that has moved to another room', { placeName: { zh: '二号厅', en: 'Hall 2' } }, 1],
    ['that has moved and is over', { startMs: now - 2 * hour }, 0],
    ['that is an appointment, which is counted as such', { kind: 'appointment', isGone: true }, 0],
  ] as const)('counts an entry %s by whether it is news', (_, more, count) => {
    expect(watchedSessions([entry(more)], now)).toHaveLength(count);
  });

  it('is another state when the same session moves again', () => {
    const [once] = watchedSessions([entry({ startMs: now + 2 * hour })], now);
    const [twice] = watchedSessions([entry({ startMs: now + 3 * hour })], now);
    expect(once?.id).toBe(twice?.id);
    expect(once?.state).not.toBe(twice?.state);
  });
});
