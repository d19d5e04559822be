import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { FairMs } from '#domain/time/clocks.ts';

dayjs.extend(utc);

/** In hours, of the venue. */
const venueOffset = 8;
const dayAtVenue = (timeMs: number) => dayjs(timeMs).utcOffset(venueOffset).startOf('day');

/** Calendar days at the venue from now: 0 today, 1 tomorrow, negative in the past. */
export const daysFromNow = (timeMs: number, nowMs: FairMs): number =>
  dayAtVenue(timeMs).diff(dayAtVenue(nowMs), 'day');
