import { writeHundredths } from './writeHundredths.ts';

/** Cents as `12.34`, without a currency sign; fractions of a cent are rounded half away from zero, a missing amount is `--`. */
export function formatCents(cents: number | null | undefined): string {
  if (cents == null) return '--';
  // `Math.round` alone would send -0.5 to 0 and 0.5 to 1.
  return writeHundredths(Math.sign(cents) * Math.round(Math.abs(cents)));
}
