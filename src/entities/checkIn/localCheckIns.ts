import { useSyncExternalStore } from 'react';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createLocalCheckIns, type LocalCheckIns } from './kept/localCheckIns.ts';
import type { LocalCheckIn } from './rules/localCheckIn.ts';

let notes: LocalCheckIns | undefined;

/** The one set of notes of this page. */
export function localCheckIns(): LocalCheckIns {
  notes ??= createLocalCheckIns({ storage: appStorage(), events: window });
  return notes;
}

/** The check-ins this phone knows of at an exhibition, as React state: all of them, as the list is the same until it changes. */
export function useLocalCheckIns(): readonly LocalCheckIn[] {
  const { subscribe, list } = localCheckIns();
  return useSyncExternalStore(subscribe, list);
}

export const hasWaitingCheckIns = () =>
  localCheckIns()
    .list()
    .some(({ kind }) => kind === 'waiting');

/** The visitor has read why the check-in at this place failed. */
export function dismissRefused(placeId: string): void {
  localCheckIns().change((before) =>
    before.filter((note) => note.placeId !== placeId || note.kind !== 'refused'),
  );
}
