import { isServerRow } from '#domain/record/serverRow.ts';

export type CheckInRefusal = 'outsideWindow' | 'notApproved' | 'unknownPlace' | 'other';

/** One person's check-in at one place. No name, no contact. */
export interface LocalCheckIn {
  readonly exhibitionId: string;
  readonly placeId: string;
  readonly registrationId: string;
  /** `waiting`: saved on the phone, not confirmed by the server. */
  readonly kind: 'waiting' | 'signed' | 'refused';
  readonly signedAt: string;
  /** The phone's clock; 0 for a check-in made elsewhere. */
  readonly tappedAtMs: number;
  /** When this phone was told that it is confirmed, by its clock. */
  readonly confirmedAtMs?: number | undefined;
  /** Created with the tap, so that every attempt sends the same; '' for a check-in made elsewhere. */
  readonly clientRef: string;
  /** Who acted on this phone at the tap, '' where no visitor was known; missing in a note of version 1.0, and of no use once it is sent. */
  readonly actorId?: string | undefined;
  readonly reason?: CheckInRefusal | undefined;
  readonly message?: string | undefined;
}

type Key = Pick<LocalCheckIn, 'placeId' | 'registrationId'>;

export const checkInKey = ({ placeId, registrationId }: Key) => `${placeId}/${registrationId}`;
export const isSameCheckIn = (one: Key, other: Key) => checkInKey(one) === checkInKey(other);

const kinds: readonly unknown[] = ['waiting', 'signed', 'refused'];

export function isLocalCheckIn(value: unknown): value is LocalCheckIn {
  return (
    isServerRow(value) &&
    ['exhibitionId', 'placeId', 'registrationId', 'signedAt', 'clientRef'].every(
      (key) => typeof value[key] === 'string',
    ) &&
    kinds.indexOf(value['kind']) >= 0 &&
    (value['actorId'] === undefined || typeof value['actorId'] === 'string') &&
    typeof value['tappedAtMs'] === 'number'
  );
}
