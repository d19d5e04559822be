import { foldText } from '../matching/foldText.ts';
import type { Country } from './countryTable.ts';
import { shortForm } from './shortForms.ts';

const common = ['CN', 'HK', 'MO', 'TW'];

export interface CountryList {
  /** Empty during a search: the best matches come first. */
  readonly common: readonly Country[];
  readonly others: readonly Country[];
}

/** The texts of a country as they are compared; in the compact ones no spaces. */
interface FoldedNames {
  readonly en: string;
  readonly compactEn: string;
  readonly zh: string;
  readonly also: readonly string[];
}

const known = new WeakMap<Country, FoldedNames>();

/** `Ｃote d'ivoire` finds Côte d’Ivoire, `Saint Lucia` St. Lucia, and `Bosnia and Herzegovina` Bosnia & Herzegovina. */
const fold = (text: string): string =>
  foldText(text, undefined)
    .text.replace(/\b(?:and|the) (?=.)/g, '')
    .replace(/\bsaint\b/g, 'st');

const compact = (folded: string) => folded.replace(/ /g, '');

function namesOf(country: Country): FoldedNames {
  const before = known.get(country);
  if (before !== undefined) return before;
  const en = fold(country.en);
  const names = {
    en,
    compactEn: compact(en),
    zh: compact(fold(country.zh)),
    also: country.also.map((name) => compact(fold(name))),
  };
  known.set(country, names);
  return names;
}

const initialsOf = (pinyin: readonly string[]) => pinyin.map((sound) => sound.charAt(0)).join('');

const soundsAtStart = (pinyin: readonly string[], latin: string) =>
  initialsOf(pinyin).startsWith(latin) || pinyin.join('').startsWith(latin);

/**
 * 0 is the best match, undefined is none. Matches the English or Chinese name, everyday and official names, pinyin or its initials, and
 * the two letters.
 */
function distanceOf(country: Country, typed: string): number | undefined {
  const { en, compactEn, zh, also } = namesOf(country);
  const short = compact(typed);
  const { iso2 } = country;
  if ([iso2.toLowerCase(), compactEn, zh, ...also].indexOf(short) >= 0) return 0;
  if (en.startsWith(typed) || compactEn.startsWith(short) || zh.startsWith(short)) return 1;
  if (also.some((name) => name.startsWith(short))) return 2;
  if (soundsAtStart(country.pinyin, short)) return 3;
  if (country.alsoPinyin.some((pinyin) => soundsAtStart(pinyin, short))) return 3;
  if (en.includes(` ${typed}`) || zh.includes(short)) return 4;
  return en.includes(typed) || soundsInside(country, short) ? 5 : undefined;
}

/** From the start of any character, so that `taiwan` and `xg` are found in `zhong guo …`. */
function soundsInside(country: Country, latin: string): boolean {
  return country.pinyin.some((_sound, at) => {
    const rest = country.pinyin.slice(at);
    return rest.join('').startsWith(latin) || initialsOf(rest) === latin;
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
  const sorted = inOrderOf(countries, language);
  if (text.trim() === '') {
    return {
      common: common
        .map((iso2) => countries.find((country) => country.iso2 === iso2))
        .filter((country) => country !== undefined),
      others: sorted.filter(({ iso2 }) => !common.includes(iso2)),
    };
  }
  const measure = measureOf(text);
  const typed = fold(text);
  const found = matching(sorted, (country) => measure(country, typed));
  if (found.length > 0) return { common: [], others: found };
  const short = shortForm(foldText(text, undefined).text);
  return { common: [], others: matching(sorted, (country) => measure(country, fold(short))) };
}

/** A number is a dial code with or without + or 00, also with an area code; any other text is a name. */
function measureOf(text: string): (country: Country, typed: string) => number | undefined {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replace(/^(?:\+|00)/, '').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits))
    return (country, typed) => (typed === '' ? undefined : distanceOf(country, typed));
  return (country) => distanceOfNumber(country, digits, /^(?:\+|00)/.test(plain));
}

function matching(
  sorted: readonly Country[],
  measure: (country: Country) => number | undefined,
): readonly Country[] {
  const found: { country: Country; distance: number; place: number }[] = [];
  sorted.forEach((country, place) => {
    const distance = measure(country);
    if (distance !== undefined) found.push({ country, distance, place: placeOf(country, place) });
  });
  // By index among equals: older engines do not sort stably.
  found.sort((one, other) => one.distance - other.distance || one.place - other.place);
  return found.map(({ country }) => country);
}

function placeOf({ iso2 }: Country, place: number): number {
  const at = common.indexOf(iso2);
  return at >= 0 ? at : common.length + place;
}

function inOrderOf(countries: readonly Country[], language: 'zh' | 'en'): readonly Country[] {
  const keyOf = (country: Country) => (language === 'zh' ? country.pinyin.join(' ') : namesOf(country).en);
  return countries
    .map((country) => ({ country, key: keyOf(country) }))
    .sort((one, other) =>
      one.key === other.key ? (one.country.iso2 < other.country.iso2 ? -1 : 1) : one.key < other.key ? -1 : 1,
    )
    .map(({ country }) => country);
}
