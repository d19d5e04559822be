/** Hundredths as `12.34`; from the digits, because division is not exact. */
export function writeHundredths(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths)) return '--';
  const digits = `${Math.abs(hundredths)}`.padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
