import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import {
  endsBeforeStart,
  sessionAnswers,
  sessionChanges,
  sessionDoubts,
} from '#features/organiserCenter/rules/sessionForm.ts';

const row = {
  StartTime: '2026-12-01 10:00:00',
  EndTime: '2026-12-01 11:00:00',
  Place: '一号厅',
  PlaceEn: 'Room 1',
  ExhibitionHallId: '',
};
const fair = { StartTime: '2026-12-01 00:00:00', EndTime: '2026-12-03 00:00:00' };
const nowMs = parseVenueTime('2026-12-01 09:30:40') ?? Number.NaN;
const doubts = (typed: object) => sessionDoubts({ ...sessionAnswers(row), ...typed }, row, { fair, nowMs });

describe('the answers about a session', () => {
  it('change nothing where they say what the row says', () => {
    expect(sessionChanges(sessionAnswers(row), row)).toEqual({});
    const loose = { ...row, StartTime: '2026/12/1 10:00', EndTime: '' };
    expect(sessionChanges(sessionAnswers(loose), loose)).toEqual({});
  });

  it('are written as the server keeps times, also from the picker of a phone', () => {
    const typed = { ...sessionAnswers(row), StartTime: '2026-12-02T09:15', EndTime: '', Place: ' 二号厅 ' };
    expect(sessionChanges(typed, row)).toEqual({
      StartTime: '2026-12-02 09:15:00',
      EndTime: '',
      Place: '二号厅',
    });
  });

  it('contradict each other where new times end before they start, not where a row that is a night stays as it is', () => {
    const typed = (more: object) => ({ ...sessionAnswers(row), ...more });
    expect(endsBeforeStart(typed({ EndTime: '2026-12-01T10:00' }), row)).toBe(true);
    expect(endsBeforeStart(typed({ StartTime: '2026-12-01 11:30' }), row)).toBe(true);
    expect(endsBeforeStart(typed({ EndTime: '' }), row)).toBe(false);
    const night = { ...row, StartTime: '2026-12-01 19:00:00', EndTime: '2026-12-01 00:30:00' };
    expect(endsBeforeStart({ ...sessionAnswers(night), Place: '二号厅' }, night)).toBe(false);
  });

  it('are asked about outside of the fair, in the past, and where a room changes in one language', () => {
    expect(doubts({ StartTime: '2026-12-01 09:30' })).toEqual([]);
    expect(doubts({ StartTime: '2026-12-01 09:29' })).toEqual(['beforeNow']);
    expect(doubts({ StartTime: '2026-12-03 23:00', EndTime: '2026-12-04 00:30' })).toEqual(['outsideFair']);
    expect(doubts({ Place: '二号厅' })).toEqual(['onlyOneLanguage']);
    expect(doubts({ Place: '二号厅', PlaceEn: 'Room 2' })).toEqual([]);
  });
});
