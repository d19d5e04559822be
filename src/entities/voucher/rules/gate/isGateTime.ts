import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { venueDate } from '#domain/time/formatVenueTime.ts';

/** From when on people pack for the next day, by the venue's clock. */
const eveningHour = 17;

/** Whether it is the evening before an exhibition, or a day of it. Takes the server's texts. */
export function isGateTime(start: string, end: string, nowMs: FairMs): boolean {
  const phase = exhibitionPhase(start, end, nowMs);
  if (phase?.at === 'during') return true;
  return phase?.at === 'before' && phase.daysLeft === 1 && venueDate(nowMs).getUTCHours() >= eveningHour;
}
