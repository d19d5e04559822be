import { writeHundredths } from './writeHundredths.ts';

/** A count as it is shown: as it is, in units of 10 thousand (wan) or of 100 million (yi); the unit's word is the language's. */
export interface CompactCount {
  readonly code: 'plain' | 'wan' | 'yi';
  readonly text: string;
}

const wan = 10_000;
const yi = 100_000_000;

/** From 10 thousand in wan, from 100 million in yi, both with two decimals; what is no count is a plain `--`. */
export function compactCount(count: number | undefined): CompactCount {
  if (count === undefined || !(count >= 0 && count <= Number.MAX_SAFE_INTEGER))
    return { code: 'plain', text: '--' };
  if (count < wan) return { code: 'plain', text: `${Math.floor(count)}` };
  const inWan = Math.round(count / (wan / 100));
  // 99,999,999 would be rounded to "10000.00 wan", so the step is taken on the rounded value.
  if (inWan < (yi / wan) * 100) return { code: 'wan', text: writeHundredths(inWan) };
  return { code: 'yi', text: writeHundredths(Math.round(count / (yi / 100))) };
}
