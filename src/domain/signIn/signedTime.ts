import { formatVenueTime, parseVenueTime } from '../formatVenueTime.ts';
import type { SignInNote } from './signInNote.ts';

const minute = 'MM-dd HH:mm';

/** The server's time of a sign-in, to the minute; a text of another form as it came, '' where there is none. */
export function signedTime({ signedAt }: Pick<SignInNote, 'signedAt'>): string {
  const ms = parseVenueTime(signedAt);
  return ms === undefined ? signedAt : formatVenueTime(ms, minute);
}

/** When somebody tapped, by this phone's clock. */
export const tappedTime = ({ tappedAtMs }: Pick<SignInNote, 'tappedAtMs'>) =>
  tappedAtMs === 0 ? '' : formatVenueTime(tappedAtMs, minute);
