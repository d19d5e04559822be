import { teamCode } from '../teamCode.ts';

const codePattern = /^T?(\d{1,6})$/;

/**
 * The code that somebody typed or read out, as it is stored: `t001`, `Ｔ００１`, `T 001` and `1` are T001; undefined for what is
 * no code.
 */
export function readTypedTeamCode(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  const digits = codePattern.exec(plain)?.[1];
  if (digits === undefined) return undefined;
  // Zeros that were typed belong to the code: T0001 and T001 are two.
  return digits.length > 3 ? `T${digits}` : teamCode(Number(digits));
}
