import { useSyncExternalStore } from 'react';
import { type AttendanceNotes, createAttendanceNotes } from '../kept/attendanceNotes.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import type { AttendanceNote } from '../rules/attendance.ts';

let notes: AttendanceNotes | undefined;

/** The one set of notes of this page. */
export function attendanceNotes(): AttendanceNotes {
  notes ??= createAttendanceNotes({ storage: appStorage(), events: window });
  return notes;
}

export const findAttendance = (appointmentId: string): AttendanceNote | undefined =>
  attendanceNotes()
    .list()
    .find((note) => note.appointmentId === appointmentId);

export function useAttendance(appointmentId: string): AttendanceNote | undefined {
  const read = () => findAttendance(appointmentId);
  return useSyncExternalStore(attendanceNotes().subscribe, read);
}
