import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

/** The latest check-in of one registration that was not refused. */
export function lastCheckIn(
  notes: readonly LocalCheckIn[],
  registrationId: string,
): LocalCheckIn | undefined {
  const atMs = (note: LocalCheckIn) => note.tappedAtMs || (parseVenueTime(note.signedAt) ?? 0);
  return notes
    .filter((note) => note.registrationId === registrationId && note.kind !== 'refused')
    .reduce<LocalCheckIn | undefined>(
      (last, note) => (last === undefined || atMs(note) >= atMs(last) ? note : last),
      undefined,
    );
}
