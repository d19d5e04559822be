/** A whole number of hundredths as `12.34`; built from digits, because dividing brings back what floats cannot hold. */
export function writeHundredths(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths)) return '--';
  const digits = `${Math.abs(hundredths)}`.padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
