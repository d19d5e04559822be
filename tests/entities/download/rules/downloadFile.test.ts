import { describe, expect, it } from 'vitest';
import { readFileRule, readFileSize, typeOfFile } from '#entities/download/rules/downloadFile.ts';
import { groupFiles } from '#entities/download/rules/groupFiles.ts';
import { type DownloadTask, readDownloadTask } from '#entities/download/rules/downloadTask.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const fields = {
  RecordId: 'file',
  ExhibitionId: 'fair',
  ExhibitorId: '',
  SignInPlaceId: '',
  Url: 'https://files.example.com/a/plan.pdf?v=2',
  CreatedAt: '2026-11-25 09:00:00',
  DownloadNumber: 7,
  IsDeleted: false,
};
const named = (zh: string, url = '') => ({ name: { zh, en: '' }, url });

describe('a file to download', { tags: ['download-window'] }, () => {
  it('without a rule is open to all visitors, and with an unknown one to none', () => {
    expect(readFileRule({}).rule).toBe('always');
    expect(readFileRule({ Rule: 'partners' }).rule).toBeUndefined();
  });

  it('has a window whose sides are open where they are missing, and no open side that cannot be read', () => {
    expect(readFileRule({ Rule: 'window', EndTime: '2026/11/25 10:00' }).window).toEqual({
      startMs: undefined,
      endMs: parseVenueTime('2026-11-25 10:00'),
    });
    expect(readFileRule({ Rule: 'window', StartTime: 'soon' }).window.startMs).toBeNaN();
  });

  it('has a size of 0 where it is empty, and none that is no number of bytes', () => {
    expect([0, '0', '1200', -1, 'big', '', undefined].map((Size) => readFileSize({ Size }))).toEqual([
      0,
      0,
      1_200,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is called by its address where it has no name', () => {
    expect(readDownloadTask(fields, {}).name).toEqual({ zh: 'plan.pdf', en: '' });
    expect(readDownloadTask(fields, { NameEn: 'Plan' }).name).toEqual({ zh: '', en: 'Plan' });
  });

  it('counts as deleted where it is marked so, or has no address any more', () => {
    expect(readDownloadTask(fields, {}).isDeleted).toBe(false);
    expect(readDownloadTask({ ...fields, IsDeleted: true }, {}).isDeleted).toBe(true);
    expect(readDownloadTask({ ...fields, Url: '' }, {}).isDeleted).toBe(true);
  });
});

it.each([
  ['its name', named('会刊.PDF', '/x/1.zip'), 'pdf'],
  ['its address where the name tells none', named('会刊', 'https://a.example/x.xlsx?t=1'), 'xlsx'],
  ['neither: an unknown one', named('标志.ai', '/x/1.ai'), 'unknown'],
])('the type of a file is told by %s', { tags: ['file-types'] }, (_by, file, type) => {
  expect(typeOfFile(file)).toBe(type);
});

describe('groups of files', () => {
  const file = (id: string, zh: string, en = '') => ({ id, group: { zh, en } }) as DownloadTask;
  it('are in the order of their first file, and files without a group are last', () => {
    const groups = groupFiles([file('a', ''), file('b', '会刊'), file('c', '', 'Press'), file('d', '会刊')]);
    expect(groups.map(({ key, files }) => [key, files.map(({ id }) => id)])).toEqual([
      ['会刊', ['b', 'd']],
      ['Press', ['c']],
      ['', ['a']],
    ]);
  });
});
