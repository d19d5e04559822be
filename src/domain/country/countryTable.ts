import table from './countries.json';

export interface Country {
  readonly en: string;
  readonly zh: string;
  readonly iso2: string;
  readonly dialCode: string;
  /** The prefix dialled inside the country and omitted from abroad; '' for none. */
  readonly trunk: string;
  /** Of countries with the same dial code the lowest comes first. */
  readonly priority: number;
  readonly areaCodes: readonly string[];
  readonly pinyin: readonly string[];
  /** Everyday, former and official names, in lower case. */
  readonly also: readonly string[];
  /** The sounds of those of them that are Chinese. */
  readonly alsoPinyin: readonly (readonly string[])[];
}

/** `a阿 ai埃爱`: each sound and its characters. */
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

const soundsOf = (name: string): readonly string[] =>
  Array.from(name)
    .map((sign) => soundOf.get(sign) ?? '')
    .filter((sound) => sound !== '');

function readLine(line: string): Country {
  const [en = '', zh = '', codes = '', trunk = '', priority = '', areaCodes = ''] = line.split('|');
  const iso2 = codes.slice(0, 2);
  const also = otherNames[iso2]?.split(',') ?? [];
  return {
    en,
    zh,
    iso2,
    dialCode: codes.slice(2),
    trunk,
    priority: Number(priority),
    areaCodes: areaCodes === '' ? [] : areaCodes.split(' '),
    pinyin: soundsOf(zh),
    also,
    alsoPinyin: also.map(soundsOf).filter((sounds, at) => sounds.length === also[at]?.length),
  };
}

/** By English name. Large: import only in `ui/country/loadCountries.ts`, which loads it lazily. */
export const countryTable: readonly Country[] = table.countries.map(readLine);
