import { isSameSignIn, type SignInNote } from './signInNote.ts';

export interface SignInRecord {
  readonly placeId: string;
  readonly registrationId: string;
  readonly signedAt: string;
}

interface Asked {
  readonly exhibitionId: string;
  readonly registrationIds: readonly string[];
}

/**
 * Merges the server's check-ins: they confirm pending ones and replace refused ones; a confirmed one that the server
 * no longer has is removed; pending ones stay.
 */
export function notesAfterAnswer(
  notes: readonly SignInNote[],
  { exhibitionId, registrationIds }: Asked,
  records: readonly SignInRecord[],
): SignInNote[] {
  const isAsked = (note: SignInNote) =>
    note.exhibitionId === exhibitionId && registrationIds.indexOf(note.registrationId) >= 0;
  const hasRow = (note: SignInNote) => records.some((record) => isSameSignIn(record, note));
  const kept = notes.filter((note) => !isAsked(note) || (!hasRow(note) && note.kind !== 'signed'));
  const confirmed = records.map(({ placeId, registrationId, signedAt }): SignInNote => {
    const before = notes.find((note) => isSameSignIn(note, { placeId, registrationId }));
    const { tappedAtMs = 0, clientRef = '' } = before ?? {};
    return { exhibitionId, placeId, registrationId, kind: 'signed', signedAt, tappedAtMs, clientRef };
  });
  return [...kept, ...confirmed];
}
