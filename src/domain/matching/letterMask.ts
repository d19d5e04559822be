/** The letters a to z, and two digits for each bit behind them. */
const firstDigitBit = 26;

/** A set of the letters a to z and of digits as the bits of a number; 0 and 1 are one member. Other characters are no members. */
export function letterMask(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) mask |= 1 << (firstDigitBit + ((code - 48) >> 1));
  }
  return mask;
}

/** How many members of `wanted` are not among `present`. */
export function countMissing(wanted: number, present: number): number {
  let count = 0;
  for (let rest = wanted & ~present; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
