import type { Problem } from './problem.ts';

/** A postal address in its parts, as typed. `area` is province, city and district together. */
export interface PostalAddress {
  readonly area: string;
  readonly detail: string;
  /** May stay empty: who lives there does not always know it. */
  readonly postalCode: string;
}

/** Six digits, also typed in full width. An empty one is no problem of the format. */
export function checkPostalCode(text: string): Problem | undefined {
  const code = text.normalize('NFKC').trim();
  return code === '' || /^\d{6}$/.test(code) ? undefined : { code: 'postalCodeInvalid', field: 'postalCode' };
}

/** Everything wrong with an address, in the order of its parts. */
export function checkAddress({ area, detail, postalCode }: PostalAddress): Problem[] {
  const problems: (Problem | undefined)[] = [
    area.trim() === '' ? { code: 'areaEmpty', field: 'area' } : undefined,
    detail.trim() === '' ? { code: 'detailedAddressEmpty', field: 'detail' } : undefined,
    checkPostalCode(postalCode),
  ];
  return problems.filter((problem) => problem !== undefined);
}
