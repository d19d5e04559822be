import { teamCode } from './teamCode.ts';

const codePattern = /^T?(\d{1,6})$/;

/** `t001`, `Ｔ００１`, `T 001` and `1` are T001; undefined for anything else. */
export function readTypedTeamCode(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  const digits = codePattern.exec(plain)?.[1];
  if (digits === undefined) return undefined;
  // Leading zeros are significant: T0001 and T001 differ.
  return digits.length > 3 ? `T${digits}` : teamCode(Number(digits));
}
