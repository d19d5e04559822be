import type { Country } from './countryTable.ts';

/** Case-insensitive; undefined for unknown letters. */
export function countryOf(countries: readonly Country[], iso2: string): Country | undefined {
  const wanted = iso2.toUpperCase();
  return countries.find((country) => country.iso2 === wanted);
}

/** Where countries share a code (1, 7, 44 and others) the longest area code decides, then the lowest priority: the US for 1. */
export function countryOfNumber(
  countries: readonly Country[],
  dialCode: string,
  number: string,
): Country | undefined {
  let best: Country | undefined;
  let bestLength = -1;
  for (const country of countries) {
    if (country.dialCode !== dialCode) continue;
    const length = fittingLength(country, number);
    const isBetter =
      length > bestLength ||
      (length === bestLength && best !== undefined && country.priority < best.priority);
    if (isBetter) [best, bestLength] = [country, length];
  }
  if (bestLength > 0) return best;
  return firstOf(countries, dialCode);
}

function fittingLength(country: Country, number: string): number {
  const fitting = country.areaCodes.filter((code) => number.startsWith(code));
  return fitting.reduce((longest, code) => Math.max(longest, code.length), 0);
}

function firstOf(countries: readonly Country[], dialCode: string): Country | undefined {
  return countries
    .filter((country) => country.dialCode === dialCode)
    .reduce<Country | undefined>(
      (first, country) => (first === undefined || country.priority < first.priority ? country : first),
      undefined,
    );
}

/** Dial codes are prefix-free. */
export function splitDialCode(
  countries: readonly Country[],
  digits: string,
): { readonly dialCode: string; readonly number: string } | undefined {
  const owner = countries.find(({ dialCode }) => digits.startsWith(dialCode));
  return owner && { dialCode: owner.dialCode, number: digits.slice(owner.dialCode.length) };
}

/** An emoji; '' for unknown letters, and for Taiwan: some phones show nothing, others what cannot be shown in China. */
export function flagOf(countries: readonly Country[], iso2: string): string {
  const country = countryOf(countries, iso2);
  if (country === undefined || country.iso2 === 'TW') return '';
  const regional = (letter: string) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65);
  return regional(country.iso2.charAt(0)) + regional(country.iso2.charAt(1));
}
