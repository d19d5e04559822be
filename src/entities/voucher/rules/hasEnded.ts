import type { FairMs } from '#domain/time/clocks.ts';
import type { Voucher } from './voucher.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';

/** Whether the exhibition is over. */
export const hasEnded = ({ exhibition }: Voucher, nowMs: FairMs): boolean =>
  nowMs >= (readPeriod(exhibition.StartTime, exhibition.EndTime).endMs ?? Infinity);
