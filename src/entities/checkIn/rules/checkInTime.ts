import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { type MomentReader, writeMoment } from '#domain/time/writeMoment.ts';
import type { LocalCheckIn } from './localCheckIn.ts';

/** Of the server, to the minute; other formats unchanged, '' if missing. */
export function checkInTime({ signedAt }: Pick<LocalCheckIn, 'signedAt'>, reader: MomentReader): string {
  const ms = parseVenueTime(signedAt);
  return ms === undefined ? signedAt : writeMoment(ms, 'nearTime', reader);
}

/** By the phone's clock. */
export const tappedTime = ({ tappedAtMs }: Pick<LocalCheckIn, 'tappedAtMs'>, reader: MomentReader) =>
  tappedAtMs === 0 ? '' : writeMoment(tappedAtMs, 'nearTime', reader);
