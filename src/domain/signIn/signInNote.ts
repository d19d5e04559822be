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
