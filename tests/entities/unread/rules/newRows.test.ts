import { describe, expect, it } from 'vitest';
import { readDownloadTask } from '#entities/download/rules/downloadTask.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { type SessionRow, sessionOf } from '#entities/programme/rules/session.ts';
import { newByExhibitor, newFiles, openedAtMs, seatRows } from '#entities/unread/rules/newRows.ts';

const at = (text: string) => parseVenueTime(text) ?? NaN;
const look = { sinceMs: at('2026-12-01 12:00:00'), opened: [] };

const file = (id: string, CreatedAt: string, row: Record<string, string> = {}) =>
  readDownloadTask(
    {
      RecordId: id,
      ExhibitionId: 'fair',
      ExhibitorId: row['ExhibitorId'] ?? '',
      SignInPlaceId: '',
      Url: 'https://files.example/a.pdf',
      CreatedAt,
      DownloadNumber: undefined,
      IsDeleted: false,
    },
    { Name: id, ...row },
  );

describe('what has come since the visitor looked', () => {
  it('is put together by exhibitor, in the order of the rows', () => {
    const rows = [
      { id: 'a', exhibitorId: 'one', atMs: look.sinceMs + 2 },
      { id: 'b', exhibitorId: 'two', atMs: look.sinceMs + 1 },
      { id: 'c', exhibitorId: 'one', atMs: look.sinceMs + 1 },
      { id: 'd', exhibitorId: 'one', atMs: look.sinceMs },
    ];
    const ids = Array.from(newByExhibitor(rows, look)).map(([id, own]) => [id, own.map((row) => row.id)]);
    expect(ids).toEqual([
      ['one', ['a', 'c']],
      ['two', ['b']],
    ]);
  });

  it('of a file counts from its window, or from when it was added, whichever is later', () => {
    const opened = { Rule: 'window', StartTime: '2026-12-01 18:00:00', EndTime: '2026-12-09 18:00:00' };
    expect(openedAtMs(file('a', '2026-11-01 09:00:00', opened))).toBe(at('2026-12-01 18:00:00'));
    expect(openedAtMs(file('a', '2026-12-02 09:00:00', opened))).toBe(at('2026-12-02 09:00:00'));
    expect(openedAtMs(file('a', '2026-11-01 09:00:00'))).toBe(at('2026-11-01 09:00:00'));
    expect(openedAtMs(file('a', '', { ...opened, StartTime: 'soon' }))).toBeUndefined();
    expect(openedAtMs(file('a', '2026-12-02 09:00:00', { Rule: 'afterCheckIn' }))).toBeUndefined();
  });

  it('of files are those that may be had now, of the organiser and of saved exhibitors', () => {
    const window = (from: string, to: string) => ({ Rule: 'window', StartTime: from, EndTime: to });
    const files = [
      file('opened', '2026-11-01 09:00:00', window('2026-12-01 18:00:00', '2026-12-09 18:00:00')),
      file('closed', '2026-11-01 09:00:00', window('2026-12-01 18:00:00', '2026-12-01 19:00:00')),
      file('later', '2026-11-01 09:00:00', window('2026-12-05 18:00:00', '2026-12-09 18:00:00')),
      file('old', '2026-11-01 09:00:00'),
      file('saved', '2026-12-02 09:00:00', { ExhibitorId: 'one' }),
      file('foreign', '2026-12-02 09:00:00', { ExhibitorId: 'two' }),
    ];
    const found = newFiles(files, look, ['one'], at('2026-12-03 09:00:00'));
    expect(found.map(({ id }) => id)).toEqual(['opened', 'saved']);
  });

  it('of seats are those of sessions to come: that they are taken is no news', () => {
    const session = (RecordId: string, more: Partial<SessionRow>) =>
      sessionOf({
        RecordId,
        Title: RecordId,
        TitleEn: '',
        StartTime: '2026-12-04 09:00:00',
        EndTime: '',
        Place: '',
        PlaceEn: '',
        ExhibitionHallId: '',
        Topic: '',
        TopicEn: '',
        Language: '',
        Seats: 10,
        SeatsTaken: 10,
        IsCancelled: false,
        Revision: undefined,
        Former: {},
        ...more,
      });
    const rows = seatRows(
      [
        session('full', {}),
        session('free', { SeatsTaken: 9 }),
        session('cancelled', { IsCancelled: true }),
        session('over', { StartTime: '2026-12-02 09:00:00' }),
        session('uncounted', { Seats: undefined }),
        session('undated', { StartTime: '' }),
      ],
      at('2026-12-03 09:00:00'),
    );
    expect(rows.map(({ id, state, isOwnStep }) => [id, state, isOwnStep])).toEqual([
      ['full', 'full', true],
      ['free', 'free', false],
    ]);
  });
});
