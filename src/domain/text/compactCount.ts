import { writeHundredths } from './writeHundredths.ts';

const systems = {
  /** The units of Chinese. */
  myriads: [
    ['wan', 10_000],
    ['yi', 100_000_000],
  ],
  /** The units of English. */
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

/** From 10,000 in units with two decimals, such as wan and, from 100 million, yi; `--` for what is not a count. */
export function compactCount(
  count: number | undefined,
  system: keyof typeof systems = 'myriads',
): CompactCount {
  if (count === undefined || !(count >= 0 && count <= Number.MAX_SAFE_INTEGER))
    return { code: 'plain', text: '--' };
  if (count < compactFrom) return { code: 'plain', text: `${Math.floor(count)}` };
  const units: readonly (readonly [CompactCount['code'], number])[] = systems[system];
  const hundredthsOf = (size: number) => Math.round(count / (size / 100));
  // Compare the rounded value: 99,999,999 would become "10000.00 wan".
  const isLarge = ([, size]: readonly [unknown, number], smaller: number) =>
    hundredthsOf(smaller) >= (size / smaller) * 100;
  let [code, size] = units[0] ?? ['plain', 1];
  for (const unit of units.slice(1)) if (isLarge(unit, size)) [code, size] = unit;
  return { code, text: writeHundredths(hundredthsOf(size)) };
}
