import { expect, it } from 'vitest';
import type { DownloadFile } from '#entities/download/rules/downloadFile.ts';
import { isRememberedEntry } from '#entities/programme/rules/rememberedEntry.ts';
import { entryOfFile } from '#entities/programme/schedule/entryOfFile.ts';

const file: DownloadFile = {
  id: 'file',
  hasRow: true,
  name: { zh: '报告.pdf', en: 'Report.pdf' },
  url: '/a.pdf',
  bytes: 1,
  rule: 'window',
  window: { startMs: 1_000, endMs: 2_000 },
  placeId: '',
  exhibitorId: '',
  isDeleted: false,
};

it('a file with a time is an entry that leads to its page, and can be remembered', () => {
  const entry = entryOfFile('fair', file);
  expect(entry).toEqual({
    kind: 'download',
    id: 'file',
    title: { zh: '报告.pdf', en: 'Report.pdf' },
    startMs: 1_000,
    endMs: 2_000,
    placeName: { zh: '', en: '' },
    path: '/download/fair/file',
  });
  expect(isRememberedEntry({ ...entry, knownStartMs: 1_000 })).toBe(true);
});

it.each([
  ['without a time from which it can be had', { window: { endMs: 2_000 } }],
  ['whose time cannot be read', { window: { startMs: NaN } }],
  ['that does not go by a time', { rule: 'afterCheckIn' }],
  ['of a session, which has no page', { hasRow: false }],
] as const)('a file %s is no entry', (_which, more) => {
  expect(entryOfFile('fair', { ...file, ...more })).toBeUndefined();
});
