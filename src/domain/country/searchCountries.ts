import type { Country } from './countryTable.ts';

const common = ['CN', 'HK', 'MO', 'TW'];

export interface CountryList {
  /** Empty during a search: the best matches come first. */
  readonly common: readonly Country[];
  readonly others: readonly Country[];
}

/** Lower case, no accents, full-width folded: `Ｃote d'ivoire` finds Côte d’Ivoire. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const initialsOf = ({ pinyin }: Country) => pinyin.map((sound) => sound.charAt(0)).join('');

/**
 * 0 is the best match, undefined is none. Matches the English or Chinese name, pinyin or its initials, the two
 * letters, and the dial code with or without +, also with an area code.
 */
function distanceOf(country: Country, typed: string): number | undefined {
  const digits = typed.replace(/^(?:\+|00)/, '').replace(/[\s-]/g, '');
  if (/^\d+$/.test(digits)) return distanceOfNumber(country, digits, /^(?:\+|00)/.test(typed));
  const [en, latin] = [fold(country.en), typed.replace(/[\s']/g, '')];
  if (country.iso2.toLowerCase() === typed || country.also.includes(typed)) return 0;
  if (en.startsWith(typed) || country.zh.startsWith(typed)) return 1;
  if (country.also.some((name) => name.startsWith(typed))) return 2;
  if (initialsOf(country).startsWith(latin)) return 3;
  if (country.pinyin.join('').startsWith(latin)) return 3;
  if (en.includes(` ${typed}`) || country.zh.includes(typed)) return 4;
  return en.includes(typed) || soundsInside(country, latin) ? 5 : undefined;
}

/** From the start of any character, so that `taiwan` and `xg` are found in `zhong guo …`. */
function soundsInside(country: Country, latin: string): boolean {
  return country.pinyin.some((_sound, at) => {
    const rest = country.pinyin.slice(at);
    return rest.join('').startsWith(latin) || initialsOf({ ...country, pinyin: rest }) === latin;
  });
}

function distanceOfNumber({ dialCode, areaCodes, priority }: Country, digits: string, isWhole: boolean) {
  const first = priority / 100;
  if (dialCode === digits) return first;
  if (dialCode.startsWith(digits)) return 1 + first;
  const behind = digits.startsWith(dialCode) ? digits.slice(dialCode.length) : undefined;
  if (behind !== undefined && areaCodes.some((code) => code.startsWith(behind) || behind.startsWith(code)))
    return 2;
  const isAreaCode = !isWhole && digits.length > 2 && areaCodes.some((code) => code.startsWith(digits));
  return isAreaCode ? 3 : undefined;
}

/** All, the common ones first, for an empty text; else the matches, best first. */
export function searchCountries(
  countries: readonly Country[],
  text: string,
  language: 'zh' | 'en',
): CountryList {
  const typed = fold(text);
  const sorted = inOrderOf(countries, language);
  if (typed === '') {
    return {
      common: common
        .map((iso2) => countries.find((country) => country.iso2 === iso2))
        .filter((country) => country !== undefined),
      others: sorted.filter(({ iso2 }) => !common.includes(iso2)),
    };
  }
  const found: { country: Country; distance: number; place: number }[] = [];
  sorted.forEach((country, place) => {
    const distance = distanceOf(country, typed);
    if (distance !== undefined) found.push({ country, distance, place: placeOf(country, place) });
  });
  // By index among equals: older engines do not sort stably.
  found.sort((one, other) => one.distance - other.distance || one.place - other.place);
  return { common: [], others: found.map(({ country }) => country) };
}

function placeOf({ iso2 }: Country, place: number): number {
  const at = common.indexOf(iso2);
  return at >= 0 ? at : common.length + place;
}

function inOrderOf(countries: readonly Country[], language: 'zh' | 'en'): readonly Country[] {
  const keyOf = (country: Country) => (language === 'zh' ? country.pinyin.join(' ') : fold(country.en));
  return countries
    .map((country) => ({ country, key: keyOf(country) }))
    .sort((one, other) =>
      one.key === other.key ? (one.country.iso2 < other.country.iso2 ? -1 : 1) : one.key < other.key ? -1 : 1,
    )
    .map(({ country }) => country);
}
