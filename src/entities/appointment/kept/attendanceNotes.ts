import { type AttendanceNote, isAttendanceNote } from '../rules/attendance.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import {
  createStoredList,
  type StoredList,
  type StoredListSettings,
} from '#device/storage/createStoredList.ts';

/** Meetings that wait to be sent, or were refused. Synchronous, from localStorage. */
export interface AttendanceNotes extends Pick<StoredList<AttendanceNote>, 'list' | 'subscribe'> {
  /** Replaces the note of the same appointment. */
  readonly put: (note: AttendanceNote) => void;
  readonly remove: (appointmentId: string) => void;
}

const mostNotes = 100;

export function createAttendanceNotes({
  storage,
  events,
}: Pick<StoredListSettings<AttendanceNote>, 'storage' | 'events'>): AttendanceNotes {
  const notes = createStoredList({
    storage,
    events,
    name: laterNames.attendances,
    isEntry: isAttendanceNote,
    most: mostNotes,
  });
  const without = (appointmentId: string) => (before: readonly AttendanceNote[]) =>
    before.filter((note) => note.appointmentId !== appointmentId);
  return {
    list: notes.list,
    subscribe: notes.subscribe,
    put: (note) => notes.change((before) => [...without(note.appointmentId)(before), note]),
    remove: (appointmentId) => notes.change(without(appointmentId)),
  };
}
