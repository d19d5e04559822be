import { groupedCount } from './groupedCount.ts';
import { writeHundredths } from './writeHundredths.ts';

const systems = {
  /** The units of Chinese. */
  myriads: [
    ['wan', 10_000],
    ['yi', 100_000_000],
  ],
  /** The units of English, with one decimal at most. */
  thousands: [
    ['thousand', 1_000],
    ['million', 1_000_000],
    ['billion', 1_000_000_000],
  ],
} as const;

export interface CompactCount {
  readonly code: 'plain' | (typeof systems)[keyof typeof systems][number][0];
  readonly text: string;
}

const compactFrom = 10_000;

/**
 * From 10,000 in units: of Chinese with two decimals, wan and, from 100 million, yi (`1.25` wan); of English with one where it says something
 * (`12.5` K, `10` K). Below, the whole number, in English with its thousands marked. `--` for what is not a count.
 */
export function compactCount(
  count: number | undefined,
  system: keyof typeof systems = 'myriads',
): CompactCount {
  if (count === undefined || !(count >= 0 && count <= Number.MAX_SAFE_INTEGER))
    return { code: 'plain', text: '--' };
  const isEnglish = system === 'thousands';
  if (count < compactFrom) {
    const whole = Math.floor(count);
    return { code: 'plain', text: isEnglish ? groupedCount(whole) : `${whole}` };
  }
  const units: readonly (readonly [CompactCount['code'], number])[] = systems[system];
  const step = isEnglish ? 10 : 1;
  const hundredthsOf = (size: number) => Math.round(count / (size / 100) / step) * step;
  // Compare the rounded value: 99,999,999 would become "10000.00 wan".
  const isLarge = ([, size]: readonly [unknown, number], smaller: number) =>
    hundredthsOf(smaller) >= (size / smaller) * 100;
  let [code, size] = units[0] ?? ['plain', 1];
  for (const unit of units.slice(1)) if (isLarge(unit, size)) [code, size] = unit;
  const text = writeHundredths(hundredthsOf(size));
  return { code, text: isEnglish ? text.replace(/\.?0+$/, '') : text };
}

/** Below it a number says little, and shames an exhibitor who is new. */
const leastTold = 100;

/** A count of views or downloads as far as it is told in public: undefined where it is small, or none. */
export const publicCount = (count: number | undefined): number | undefined =>
  count !== undefined && count >= leastTold ? count : undefined;
