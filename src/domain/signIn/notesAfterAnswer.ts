import { isSameSignIn, type SignInNote } from './signInNote.ts';

/** A row of the server, as far as it matters here. */
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
 * The notes after the server has said which sign-ins it holds of these registrations. Its rows confirm what waits and
 * replace what was refused; a confirmed one that it holds no more is gone, and what waits goes on waiting.
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
