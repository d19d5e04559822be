import type { Problem } from '../text/problem.ts';

/** As typed. `area` is province, city and district. */
export interface PostalAddress {
  readonly area: string;
  readonly detail: string;
  /** Optional: residents do not always know it. */
  readonly postalCode: string;
}

/** Six digits, full width allowed; empty is valid. */
export function checkPostalCode(text: string): Problem | undefined {
  const code = text.normalize('NFKC').trim();
  return code === '' || /^\d{6}$/.test(code) ? undefined : { code: 'postalCodeInvalid', field: 'postalCode' };
}

export function checkAddress({ area, detail, postalCode }: PostalAddress): Problem[] {
  const problems: (Problem | undefined)[] = [
    area.trim() === '' ? { code: 'areaEmpty', field: 'area' } : undefined,
    detail.trim() === '' ? { code: 'detailedAddressEmpty', field: 'detail' } : undefined,
    checkPostalCode(postalCode),
  ];
  return problems.filter((problem) => problem !== undefined);
}
