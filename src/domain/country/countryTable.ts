import table from './countries.json';

/** A country or region as people look for it, and how its telephone numbers begin. */
export interface Country {
  readonly en: string;
  readonly zh: string;
  /** Two upper-case letters. */
  readonly iso2: string;
  readonly dialCode: string;
  /** What is dialled before a number inside the country, and left out from abroad; '' for nothing. */
  readonly trunk: string;
  /** Of several that share a dial code the lowest is asked first. */
  readonly priority: number;
  readonly areaCodes: readonly string[];
  /** The sound of each Chinese sign. */
  readonly pinyin: readonly string[];
  /** Other names, in small letters. */
  readonly also: readonly string[];
}

/** `a阿 ai埃爱`: the signs after each sound. */
function readSounds(text: string): ReadonlyMap<string, string> {
  const soundOf = new Map<string, string>();
  for (const group of text.split(' ')) {
    const sound = group.replace(/[^a-z]/g, '');
    for (const sign of Array.from(group.slice(sound.length))) soundOf.set(sign, sound);
  }
  return soundOf;
}

const soundOf = readSounds(table.sounds);
const otherNames: Readonly<Record<string, string | undefined>> = table.otherNames;

function readLine(line: string): Country {
  const [en = '', zh = '', codes = '', trunk = '', priority = '', areaCodes = ''] = line.split('|');
  const iso2 = codes.slice(0, 2);
  return {
    en,
    zh,
    iso2,
    dialCode: codes.slice(2),
    trunk,
    priority: Number(priority),
    areaCodes: areaCodes === '' ? [] : areaCodes.split(' '),
    pinyin: Array.from(zh)
      .map((sign) => soundOf.get(sign) ?? '')
      .filter((sound) => sound !== ''),
    also: otherNames[iso2]?.split(',') ?? [],
  };
}

/** Every country and region, by English name. Heavy: only `ui/country/loadCountries.ts` brings it in, and late. */
export const countryTable: readonly Country[] = table.countries.map(readLine);
