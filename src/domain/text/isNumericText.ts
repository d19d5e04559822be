/** Digits with an optional decimal part: `12`, `0.5`; no sign, space or exponent, and not `1.` or `.5`. */
export function isNumericText(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text);
}
