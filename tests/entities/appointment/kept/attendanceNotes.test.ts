// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createAttendanceNotes } from '#entities/appointment/kept/attendanceNotes.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import type { AttendanceNote } from '#entities/appointment/rules/attendance.ts';

const note = (appointmentId: string, part: Partial<AttendanceNote> = {}): AttendanceNote => ({
  exhibitionId: 'here',
  visitorId: 'me',
  actorId: 'me',
  appointmentId,
  startMs: 1,
  scannedAtMs: 2,
  proof: { by: 'exhibitor' },
  ...part,
});
const open = () => createAttendanceNotes({ storage: createSafeStorage(), events: window });

beforeEach(() => localStorage.clear());

describe('meetings that wait to be sent', () => {
  it('are one for each appointment, and outlast the page', () => {
    open().put(note('one'));
    open().put(note('other'));
    open().put(note('one', { refusal: 'gone' }));
    expect(open().list()).toEqual([note('other'), note('one', { refusal: 'gone' })]);
    open().remove('other');
    expect(open().list()).toHaveLength(1);
  });

  it('that cannot be read are ignored', () => {
    localStorage.setItem('attendances', '[1,{"proof":{}}]');
    expect(open().list()).toEqual([]);
  });
});
