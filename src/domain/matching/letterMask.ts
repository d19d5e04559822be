/** A set of the letters a to z as the bits of a number. Other characters are no members. */
export function letterMask(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at += 1) {
    const bit = text.charCodeAt(at) - 97;
    if (bit >= 0 && bit < 26) mask |= 1 << bit;
  }
  return mask;
}

/** How many letters of `wanted` are not among `present`. */
export function countMissing(wanted: number, present: number): number {
  let count = 0;
  for (let rest = wanted & ~present; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
