import { codePointCount } from '#domain/text/cleanText.ts';

export interface ParcelTexts {
  readonly company: string;
  readonly number: string;
}

export type ParcelProblem = 'companyEmpty' | 'companyTooLong' | 'numberEmpty' | 'numberWrong';

const longestCompany = 40;

/** As couriers print it: spaces are for reading, and letters are capitals. */
export const tidyNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();

/** What is wrong with what a parcel is sent by; a number has 8 to 30 letters, digits and dashes, and a digit among them. */
export function checkParcel({ company, number }: ParcelTexts): {
  readonly company?: ParcelProblem | undefined;
  readonly number?: ParcelProblem | undefined;
} {
  const [name, tidy] = [company.trim(), tidyNumber(number)];
  return {
    ...(name === ''
      ? { company: 'companyEmpty' as const }
      : codePointCount(name) > longestCompany && { company: 'companyTooLong' as const }),
    ...(tidy === ''
      ? { number: 'numberEmpty' as const }
      : !(/^[0-9A-Z][0-9A-Z-]{7,29}$/.test(tidy) && /\d/.test(tidy)) && { number: 'numberWrong' as const }),
  };
}
