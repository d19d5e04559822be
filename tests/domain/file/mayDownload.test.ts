import { describe, expect, it } from 'vitest';
import { mayDownload } from '#domain/file/mayDownload.ts';
import type { DownloadRequest } from '#domain/file/mayDownload.ts';

const visitor: DownloadRequest = { rule: 'always', isRegistered: false, isCheckedIn: false, nowMs: 1_000 };

describe('a file', { tags: ['download-window'] }, () => {
  it.each([
    ['for everybody', visitor],
    ['after sign-up, for who signed up', { ...visitor, rule: 'afterRegistration', isRegistered: true }],
    [
      'after check-in, for who is in',
      { ...visitor, rule: 'afterCheckIn', isRegistered: true, isCheckedIn: true },
    ],
    [
      'after check-in, where the sign-up is not known yet',
      { ...visitor, rule: 'afterCheckIn', isCheckedIn: true },
    ],
    ['for everybody, whatever its window', { ...visitor, window: { endMs: 1 } }],
    ['that is not deleted', { ...visitor, isDeleted: false }],
  ] as [string, DownloadRequest][])('%s may be downloaded', (_what, request) => {
    expect(mayDownload(request)).toBeUndefined();
  });

  it.each([
    ['after sign-up, for who did not', { ...visitor, rule: 'afterRegistration' }, 'registerFirst'],
    [
      'after check-in, for who is not in',
      { ...visitor, rule: 'afterCheckIn', isRegistered: true },
      'checkInFirst',
    ],
    ['after check-in, for who did not even sign up', { ...visitor, rule: 'afterCheckIn' }, 'registerFirst'],
    ['that is gone', { ...visitor, isDeleted: true }, 'deleted'],
    [
      'that is gone, before anything else is asked for',
      { ...visitor, rule: 'afterRegistration', isDeleted: true },
      'deleted',
    ],
    ['with no rule that is known', { ...visitor, rule: undefined }, 'unknown'],
    ['with a rule of tomorrow', { ...visitor, rule: 'afterLunch' }, 'unknown'],
  ] as [string, DownloadRequest, string][])('%s is refused', (_what, request, problem) => {
    expect(mayDownload(request)).toBe(problem);
  });
});

describe('a download window', { tags: ['download-window'] }, () => {
  it.each([
    ['from 1 s to 2 s', { startMs: 1_000, endMs: 2_000 }, 999, 'notNow'],
    ['from 1 s to 2 s', { startMs: 1_000, endMs: 2_000 }, 1_000, undefined],
    ['from 1 s to 2 s', { startMs: 1_000, endMs: 2_000 }, 2_000, undefined],
    ['from 1 s to 2 s', { startMs: 1_000, endMs: 2_000 }, 2_001, 'notNow'],
    ['from 1 s', { startMs: 1_000 }, 999, 'notNow'],
    ['from 1 s', { startMs: 1_000 }, 9e15, undefined],
    ['until 2 s', { endMs: 2_000 }, 0, undefined],
    ['until 2 s', { endMs: 2_000 }, 2_001, 'notNow'],
    ['that ends before it begins', { startMs: 2_000, endMs: 1_000 }, 1_500, 'notNow'],
    ['with an unreadable beginning', { startMs: NaN, endMs: 2_000 }, 1_500, 'unknown'],
    ['with an unreadable end', { startMs: 1_000, endMs: NaN }, 1_500, 'unknown'],
    ['under a clock that shows nothing', { startMs: 1_000 }, NaN, 'unknown'],
    ['that nobody set', {}, 1_500, 'unknown'],
    ['that is missing', undefined, 1_500, 'unknown'],
  ])('%s, %j, returns at %d ms: %s', (_what, window, nowMs, problem) => {
    expect(mayDownload({ ...visitor, rule: 'window', window, nowMs })).toBe(problem);
  });
});
