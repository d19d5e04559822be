import type { FairMs } from './clocks.ts';
import { formatVenueTime } from './formatVenueTime.ts';

const dayMs = 86_400_000;

/** The last `length` days at the venue until that of `nowMs`, as `YYYY-MM-DD`, the oldest first. */
export const lastDays = (nowMs: FairMs, length: number): readonly string[] =>
  Array.from({ length }, (_, at) => formatVenueTime(nowMs - (length - 1 - at) * dayMs, 'yyyy-MM-dd'));
