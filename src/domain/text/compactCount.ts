import { writeHundredths } from './writeHundredths.ts';

export interface CompactCount {
  readonly code: 'plain' | 'wan' | 'yi';
  readonly text: string;
}

const wan = 10_000;
const yi = 100_000_000;

/** From 10,000 in wan, from 100 million in yi, with two decimals; `--` for what is not a count. */
export function compactCount(count: number | undefined): CompactCount {
  if (count === undefined || !(count >= 0 && count <= Number.MAX_SAFE_INTEGER))
    return { code: 'plain', text: '--' };
  if (count < wan) return { code: 'plain', text: `${Math.floor(count)}` };
  const inWan = Math.round(count / (wan / 100));
  // Compare the rounded value: 99,999,999 would become "10000.00 wan".
  if (inWan < (yi / wan) * 100) return { code: 'wan', text: writeHundredths(inWan) };
  return { code: 'yi', text: writeHundredths(Math.round(count / (yi / 100))) };
}
