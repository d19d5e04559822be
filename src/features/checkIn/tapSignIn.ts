import { randomId } from '../../device/identity/randomId.ts';
import { isSameSignIn } from '../../domain/checkIn/signInNote.ts';
import { services } from '../../flows/session/services.ts';
import { signInNotes } from '../../flows/checkIn/signInNotes.ts';

export interface SignInTap {
  readonly exhibitionId: string;
  readonly placeId: string;
  readonly registrationIds: readonly string[];
}

/**
 * A tap is kept on the phone immediately, with the reference that it will carry, before anything is loaded that could
 * send it. Whoever is signed in, or on the way, stays as they are, however often it is tapped.
 */
export function tapSignIn({ exhibitionId, placeId, registrationIds }: SignInTap): void {
  const notes = signInNotes();
  const tappedAtMs = services().now();
  for (const registrationId of registrationIds) {
    const present = notes.list().find((note) => isSameSignIn(note, { placeId, registrationId }));
    if (present !== undefined && present.kind !== 'refused') continue;
    const clientRef = randomId();
    notes.put({
      exhibitionId,
      placeId,
      registrationId,
      kind: 'waiting',
      signedAt: '',
      tappedAtMs,
      clientRef,
    });
  }
}
