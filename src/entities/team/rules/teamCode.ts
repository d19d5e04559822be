/** `T` and the number, zero-padded to at least `digits` digits; undefined for an invalid number. */
export function teamCode(teamNumber: number, digits = 3): string | undefined {
  if (!Number.isSafeInteger(teamNumber) || teamNumber < 0) return undefined;
  return `T${`${teamNumber}`.padStart(digits, '0')}`;
}
