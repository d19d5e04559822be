import { useSyncExternalStore } from 'react';
import { appStorage } from '../../device/storage/appDeviceStore.ts';
import { createSignInNotes, type SignInNotes } from '../../device/checkIn/signInNotes.ts';
import type { SignInNote } from '../../domain/checkIn/signInNote.ts';

let notes: SignInNotes | undefined;

/** The one set of notes of this page. */
export function signInNotes(): SignInNotes {
  notes ??= createSignInNotes({ storage: appStorage(), events: window });
  return notes;
}

/** The sign-ins this phone knows of at an exhibition, as React state: all of them, as the list is the same until it changes. */
export function useSignInNotes(): readonly SignInNote[] {
  const { subscribe, list } = signInNotes();
  return useSyncExternalStore(subscribe, list);
}

export const hasWaitingSignIns = () =>
  signInNotes()
    .list()
    .some(({ kind }) => kind === 'waiting');

/** The visitor has read why the check-in at this place failed. */
export function dismissRefused(placeId: string): void {
  signInNotes().change((before) =>
    before.filter((note) => note.placeId !== placeId || note.kind !== 'refused'),
  );
}
