// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes `src/domain/country/countries.json`, the table that phones load, from `scripts/countries.json`:
 *
 *     node scripts/writeCountries.mjs
 *
 * `scripts/countries.json` is renewed from a folder of its own, so that nobody installs for every `npm ci` what is needed
 * once a year: dial codes from intl-tel-input (MIT), names from this Node's Intl.DisplayNames, their sound from pinyin-pro (MIT):
 *
 *     npm install --prefix <folder> intl-tel-input@29.5.1 pinyin-pro@3.29.4
 *     node scripts/writeCountries.mjs --renew <folder>
 *     npx biome format --write scripts/countries.json
 *
 * @typedef {{ iso2: string, en: string, zh: string, pinyin: string, dialCode: string, priority: number, trunk: string, areaCodes: string }} Country
 */

/** @type {(keyof Country)[]} */
const columns = ['iso2', 'dialCode', 'priority', 'trunk', 'areaCodes', 'en', 'zh', 'pinyin'];

const root = resolve(import.meta.dirname, '..');
const sourceFile = join(root, 'scripts', 'countries.json');
export const tableFile = join(root, 'src', 'domain', 'country', 'countries.json');

/**
 * Names as they are written in China; everything else is called as the Unicode data has it.
 * @type {Readonly<Record<string, { readonly en: string, readonly zh: string }>>}
 */
const namesOfOurOwn = {
  HK: { en: 'Hong Kong, China', zh: '中国香港' },
  MO: { en: 'Macao, China', zh: '中国澳门' },
  TW: { en: 'Taiwan, China', zh: '中国台湾' },
  PS: { en: 'Palestine', zh: '巴勒斯坦' },
};

/**
 * Readings that a dictionary of words gets wrong in a name.
 * @type {Readonly<Record<string, string>>}
 */
const soundsOfOurOwn = { HN: 'hong du la si' };

/**
 * What else people look for: everyday, former and official names, in lower case. From the alternatives of the Unicode CLDR, the
 * official names of ISO 3166 and the United Nations, and everyday Chinese; long forms such as `Republic of Kenya` and 肯尼亚共和国 are
 * understood without an entry (`src/domain/country/shortForms.ts`).
 * @type {Readonly<Record<string, string>>}
 */
const otherNames = {
  AE: 'uae,阿联酋',
  AR: 'argentine republic',
  AU: '澳洲',
  BA: '波黑,波斯尼亚',
  BN: 'brunei darussalam,文莱达鲁萨兰国',
  CD: 'drc,dr congo,democratic republic of the congo,congo democratic republic of the,民主刚果,刚果民主共和国',
  CG: 'republic of the congo,congo republic,刚果共和国',
  CH: 'swiss confederation',
  CI: 'ivory coast,象牙海岸',
  CN: 'prc,中國,中华人民共和国,中国大陆,中国内地',
  CV: 'cabo verde',
  CZ: 'czech republic',
  DE: '德國,德意志',
  EG: '阿拉伯埃及共和国',
  FK: 'malvinas,马尔维纳斯群岛',
  FR: 'french republic,法國,法兰西',
  GA: 'gabonese republic',
  GB: 'uk,great britain,britain,england,scotland,wales,northern ireland,united kingdom of great britain and northern ireland,英國,英格兰,苏格兰,威尔士,北爱尔兰,联合王国,大不列颠及北爱尔兰联合王国',
  GR: 'hellenic republic,hellas',
  ID: '印尼',
  IT: 'italian republic',
  KG: 'kyrgyz republic',
  KP: "dprk,democratic people's republic of korea,korea democratic people's republic of,朝鲜民主主义人民共和国,北朝鲜,北韩",
  KR: 'korea,rok,republic of korea,korea republic of,韓國,大韩民国,南韩,南朝鲜',
  LA: "lao pdr,lao people's democratic republic,寮国",
  LB: 'lebanese republic',
  MN: '外蒙古',
  MO: 'macau,澳門',
  MX: 'united mexican states',
  NL: 'holland',
  NZ: 'aotearoa,纽西兰',
  PG: 'png,巴新',
  PT: 'portuguese republic',
  RU: 'russian federation,俄国,俄联邦',
  SA: 'ksa',
  SG: '星加坡',
  SK: 'slovak republic',
  SY: 'syrian arab republic,阿拉伯叙利亚共和国',
  SZ: 'swaziland',
  TG: 'togolese republic',
  TH: '泰國',
  TL: 'east timor',
  TR: 'turkey',
  TT: '千里达',
  TW: '臺灣,台灣',
  US: 'usa,america,united states of america,美國,美利坚合众国',
  VA: 'holy see,教廷,梵蒂冈城国',
  VN: 'viet nam',
};

const withoutBrackets = (/** @type {string} */ name) => name.replace(/[（）]/g, '');

/**
 * Each Chinese sign under its sound, `a阿 ai埃爱 …`: a sixth less than the sound of every name.
 * @param {readonly Country[]} countries
 */
function soundsText(countries) {
  /** @type {Map<string, string>} */
  const soundOf = new Map();
  for (const { zh, pinyin } of countries) {
    const sounds = pinyin.split(' ');
    for (const [at, sign] of Array.from(withoutBrackets(zh)).entries()) {
      const sound = sounds[at] ?? '';
      if (!/^[a-z]+$/.test(sound) || (soundOf.get(sign) ?? sound) !== sound)
        throw new Error(`${zh}: ${sign} has two sounds in these names, and the table has room for one`);
      soundOf.set(sign, sound);
    }
  }
  const groups = [...new Set(soundOf.values())].sort().map((sound) => {
    const signs = [...soundOf.keys()].filter((sign) => soundOf.get(sign) === sound);
    return sound + signs.sort().join('');
  });
  return groups.join(' ');
}

/**
 * One line a country, `en|zh|iso2 and dial code|trunk prefix|priority|area codes`, as `src/domain/country/countryTable.ts`
 * reads it; empty ends are left out. In the order of English names, where neighbours pack best.
 * @param {readonly Country[]} countries
 */
export function tableText(countries) {
  const lines = [...countries]
    .sort((one, other) => (one.en < other.en ? -1 : 1))
    .map(({ iso2, dialCode, priority, trunk, areaCodes, en, zh }) =>
      [en, zh, iso2 + dialCode, trunk, priority || '', areaCodes].join('|').replace(/\|+$/, ''),
    );
  return `${JSON.stringify({ countries: lines, sounds: soundsText(countries), otherNames }, null, 2)}\n`;
}

/** @param {string} folder with intl-tel-input and pinyin-pro in its node_modules */
async function renew(folder) {
  /** @param {string[]} parts */
  const fromFolder = (...parts) => import(pathToFileURL(join(folder, 'node_modules', ...parts)).href);
  const { default: dialled } = await fromFolder('intl-tel-input', 'dist', 'js', 'data.mjs');
  const { pinyin } = await fromFolder('pinyin-pro', 'dist', 'index.mjs');
  /** @param {string} name */
  const versionOf = (name) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  const [english, chinese] = ['en', 'zh-Hans'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }));

  /** @type {Country[]} */
  const countries = [];
  for (const { iso2: code, dialCode, priority, areaCodes, nationalPrefix } of dialled) {
    const iso2 = code.toUpperCase();
    const { en, zh } = namesOfOurOwn[iso2] ?? {
      en: english?.of(iso2) ?? iso2,
      zh: chinese?.of(iso2) ?? iso2,
    };
    countries.push({
      iso2,
      en,
      zh,
      pinyin: soundsOfOurOwn[iso2] ?? pinyin(withoutBrackets(zh), { toneType: 'none', v: true }),
      dialCode,
      priority,
      trunk: nationalPrefix ?? '',
      areaCodes: (areaCodes ?? []).join(' '),
    });
  }
  countries.sort((one, other) => (one.iso2 < other.iso2 ? -1 : 1));
  const source = {
    'intl-tel-input': `${versionOf('intl-tel-input')}, MIT, (c) Jack O'Connor`,
    'pinyin-pro': versionOf('pinyin-pro'),
    cldr: process.versions['cldr'],
  };
  const rows = countries.map((country) => columns.map((column) => country[column]));
  writeFileSync(sourceFile, `${JSON.stringify({ source, columns, countries: rows })}\n`);
}

/** @returns {Country[]} */
export function readSource() {
  const source = JSON.parse(readFileSync(sourceFile, 'utf8'));
  return source.countries.map((/** @type {unknown[]} */ row) =>
    Object.fromEntries(
      source.columns.map((/** @type {string} */ column, /** @type {number} */ at) => [column, row[at]]),
    ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [option, folder] = process.argv.slice(2);
  if (option === '--renew' && folder !== undefined) await renew(resolve(folder));
  const countries = readSource();
  writeFileSync(tableFile, tableText(countries));
  console.log(`${countries.length} countries and regions`);
}
