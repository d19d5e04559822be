import { useSyncExternalStore } from 'react';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { type AcceptanceNote, isAcceptanceNote } from './rules/acceptanceNote.ts';

const mostNotes = 50;

let notes: StoredList<AcceptanceNote> | undefined;

/** What was accepted on this phone: it waits to be sent, was sent, or was refused. Synchronous, from localStorage. */
export function acceptanceNotes(): StoredList<AcceptanceNote> {
  notes ??= createStoredList({
    storage: appStorage(),
    events: window,
    name: laterNames.acceptances,
    isEntry: isAcceptanceNote,
    most: mostNotes,
  });
  return notes;
}

const isSame = (one: AcceptanceNote, other: AcceptanceNote) => one.clientRef === other.clientRef;

/** Replaces the note of the same reference. */
export const putAcceptance = (note: AcceptanceNote): void =>
  acceptanceNotes().change((before) => [...before.filter((one) => !isSame(one, note)), note]);

export const findAcceptanceNote = (invitationId: string, visitorId: string): AcceptanceNote | undefined =>
  acceptanceNotes()
    .list()
    .find((note) => note.invitationId === invitationId && note.visitorId === visitorId);

/** What this person has accepted on this phone; undefined without a person. */
export function useAcceptanceNote(
  invitationId: string,
  visitorId: string | undefined,
): AcceptanceNote | undefined {
  const read = () => (visitorId === undefined ? undefined : findAcceptanceNote(invitationId, visitorId));
  return useSyncExternalStore(acceptanceNotes().subscribe, read);
}
