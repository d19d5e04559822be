import type { Voucher } from './voucher.ts';
import { readPeriod } from '#domain/time/readPeriod.ts';

/** Whether the exhibition is over. */
export const hasEnded = ({ exhibition }: Voucher, nowMs: number): boolean =>
  nowMs >= (readPeriod(exhibition.StartTime, exhibition.EndTime).endMs ?? Infinity);
