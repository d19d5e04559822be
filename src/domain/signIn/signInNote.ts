import { isServerRow } from '../serverRow.ts';

/** Why a sign-in came to nothing. */
export type SignInRefusal = 'outsideWindow' | 'notApproved' | 'unknownPlace' | 'other';

/** What the phone knows of one person's sign-in at one place. No name, no contact. */
export interface SignInNote {
  readonly exhibitionId: string;
  readonly placeId: string;
  readonly registrationId: string;
  /** `waiting`: saved here, and not yet confirmed by the server. */
  readonly kind: 'waiting' | 'signed' | 'refused';
  /** The server's time, as it came; '' where it gave none. */
  readonly signedAt: string;
  /** By this phone's clock; 0 where it was done elsewhere. */
  readonly tappedAtMs: number;
  /** Made with the tap, so that whatever sends it, now or after a reload, sends the same; '' where it was done elsewhere. */
  readonly clientRef: string;
  readonly reason?: SignInRefusal | undefined;
  /** The server's own words of a refusal. */
  readonly message?: string | undefined;
}

type Key = Pick<SignInNote, 'placeId' | 'registrationId'>;

export const noteKey = ({ placeId, registrationId }: Key) => `${placeId}/${registrationId}`;
export const isSameSignIn = (one: Key, other: Key) => noteKey(one) === noteKey(other);

const kinds: readonly unknown[] = ['waiting', 'signed', 'refused'];

export function isSignInNote(value: unknown): value is SignInNote {
  return (
    isServerRow(value) &&
    ['exhibitionId', 'placeId', 'registrationId', 'signedAt', 'clientRef'].every(
      (key) => typeof value[key] === 'string',
    ) &&
    kinds.indexOf(value['kind']) >= 0 &&
    typeof value['tappedAtMs'] === 'number'
  );
}

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
