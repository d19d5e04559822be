/** Digits with an optional decimal part: `12`, `0.5`; no sign, no spaces, no exponent, nothing left open (`1.`, `.5`). */
export function isNumericText(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text);
}
