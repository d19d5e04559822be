import { randomId } from '#device/identity/randomId.ts';
import { isSameCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { services } from '#session/services.ts';
import { localCheckIns } from '#entities/checkIn/localCheckIns.ts';

export interface CheckInTap {
  readonly exhibitionId: string;
  readonly placeId: string;
  readonly registrationIds: readonly string[];
}

/** Keeps the tap and its reference before the code that sends it is loaded. Repeated taps change nothing. */
export function recordCheckIn({ exhibitionId, placeId, registrationIds }: CheckInTap): void {
  const notes = localCheckIns();
  const tappedAtMs = services().now();
  const actorId = currentVisitorId(exhibitionId) ?? '';
  for (const registrationId of registrationIds) {
    const present = notes.list().find((note) => isSameCheckIn(note, { placeId, registrationId }));
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
      actorId,
    });
  }
}
