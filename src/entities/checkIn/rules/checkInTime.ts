import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { LocalCheckIn } from './localCheckIn.ts';

const minute = 'MM-dd HH:mm';

/** To the minute; other formats unchanged, '' if missing. */
export function checkInTime({ signedAt }: Pick<LocalCheckIn, 'signedAt'>): string {
  const ms = parseVenueTime(signedAt);
  return ms === undefined ? signedAt : formatVenueTime(ms, minute);
}

/** By the phone's clock. */
export const tappedTime = ({ tappedAtMs }: Pick<LocalCheckIn, 'tappedAtMs'>) =>
  tappedAtMs === 0 ? '' : formatVenueTime(tappedAtMs, minute);
