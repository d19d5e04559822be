import { writeHundredths } from '../text/writeHundredths.ts';

/** `12.34`, without a currency sign; fractions of a cent round half away from zero; `--` if missing. */
export function formatCents(cents: number | null | undefined): string {
  if (cents == null) return '--';
  // `Math.round` rounds -0.5 to 0 but 0.5 to 1.
  return writeHundredths(Math.sign(cents) * Math.round(Math.abs(cents)));
}
