// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * Writes `src/domain/matching/chinese.json`, by which the search knows how a character sounds and which traditional one is which
 * simplified one. It is renewed from a separate folder, so that `npm ci` does not install what is needed once a year:
 *
 *     npm install --prefix <folder> pinyin-pro@3.29.4 opencc-js@1.4.2
 *     node scripts/writeChinese.mjs <folder>
 *
 * Readings from pinyin-pro (MIT), characters from opencc-js (MIT, its tables Apache-2.0).
 *
 * @typedef {Record<string, string>} BySound the characters, or the beginnings of names, of each sound
 */

/** A common character has two readings at most; what comes after them is found in poems. Rare ones have one. */
const mostReadings = 2;
/** So many characters stand in one line of the table. */
const rowLength = 64;
const [firstCode, lastCode] = [0x4e00, 0x9fff];

/**
 * First characters that sound otherwise in names than pinyin-pro says, by the names of the places (GB/T 2260 with their official
 * spelling), and characters that begin names of companies with one sound, whatever follows.
 * @type {BySound}
 */
const knownBeginnings = {
  bi: '秘鲁 泌阳',
  chen: '称多',
  dai: '大城县 大城乡',
  du: '都',
  guo: '涡阳',
  lao: '乐亭 乐陵',
  lu: '六安',
  mo: '万俟',
  shan: '单县',
  she: '歙县',
  tan: '宕昌',
  xia: '厦',
  xun: '浚县',
  ying: '荥经',
  yu: '蔚县 尉犁',
  yue: '乐清',
  zeng: '曾',
  zhang: '长子县',
};

/** Family names of two characters, of which some sound as no other word does. */
const longFamilyNames = ['尉迟', '长孙', '澹台', '单于'];

/** What stands behind a family name in the name of a company: 单氏, 仇记. */
const familySigns = '氏记';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/writeChinese.mjs <folder with the packages>');
const need = createRequire(join(resolve(folder), 'node_modules', 'index.js'));
const { pinyin } = need('pinyin-pro');
const { Converter } = need('opencc-js/t2cn');
const root = join(import.meta.dirname, '..');

/** @param {string} text @param {object} [options] @returns {string[]} without tones, `v` for ü */
const soundsOf = (text, options = {}) =>
  pinyin(text, { toneType: 'none', type: 'array', v: true, ...options }).map((/** @type {string} */ sound) =>
    /^[a-z]{1,6}$/.test(sound) ? sound : '',
  );

/** @param {string} character @returns {string[]} the usual one first */
const readingsOf = (character) =>
  Array.from(new Set(soundsOf(character, { multiple: true }))).filter((sound) => sound !== '');

/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_none, at) => String.fromCodePoint(from + at));

/** The 6,763 characters of GB 2312, which most names are written in. */
function commonCharacters() {
  const decoder = new TextDecoder('gb18030', { fatal: true });
  const characters = new Set();
  for (let row = 0xb0; row <= 0xf7; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^[\u4e00-\u9fff]$/.test(character)) characters.add(character);
    }
  return characters;
}

/** @param {BySound} bySound @param {string} sound @param {string} text @param {string} [between] */
function put(bySound, sound, text, between = '') {
  const before = bySound[sound];
  bySound[sound] = before === undefined ? text : before + between + text;
}

/** @param {BySound} bySound @returns {BySound} */
const inOrder = (bySound) =>
  Object.fromEntries(Object.entries(bySound).sort(([one], [other]) => (one < other ? -1 : 1)));

const common = commonCharacters();
const basic = range(firstCode, lastCode);
// The extension A and the planes behind: what pinyin-pro knows of them is the official list of 8,105 characters for names.
const outside = [...range(0x3400, 0x4dbf), ...range(0x20000, 0x323af)];
const readings = new Map(
  [...basic, ...outside]
    .map((character) => /** @type {const} */ ([character, readingsOf(character)]))
    .filter(([, sounds]) => sounds.length > 0),
);
const usualSound = (/** @type {string} */ character) => readings.get(character)?.[0] ?? '';

const simplify = Converter({ from: 'tw', to: 'cn' });
/** @type {Map<string, string>} */
const simplified = new Map();
for (const traditional of [...range(0x3400, 0x4dbf), ...basic]) {
  const simple = simplify(traditional);
  if (simple !== traditional && readings.has(simple)) simplified.set(traditional, simple);
}

/** @type {BySound} */
const rare = {};
/** @type {BySound} */
const further = {};
for (const [character, [usual = '', ...others]] of readings) {
  // A traditional character is compared as its simplified one.
  if (simplified.has(character)) continue;
  if (!basic.includes(character)) put(rare, usual, character);
  if (!common.has(character)) continue;
  const [family = ''] = soundsOf(character, { mode: 'surname' });
  for (const sound of new Set([...others.slice(0, mostReadings - 1), family]))
    if (sound !== usual && sound !== '') put(further, sound, character);
}
// 乾 is written in names of today too, and sounds otherwise than 干, as which it is compared.
for (const [traditional, simple] of simplified) {
  const sound = usualSound(traditional);
  const isOther = common.has(traditional) && sound !== '' && !readings.get(simple)?.includes(sound);
  if (isOther && !further[sound]?.includes(simple)) put(further, sound, simple);
}

/** The beginnings of names that sound otherwise than their first character does alone. */
function beginnings() {
  /** @type {BySound} */
  const found = {};
  const known = Object.values(knownBeginnings).join(' ').split(' ');
  for (const [sound, names] of Object.entries(knownBeginnings)) put(found, sound, names);
  const regions = JSON.parse(
    readFileSync(join(root, 'src', 'entities', 'address', 'rules', 'regions.json'), 'utf8'),
  );
  const places = new Set(regions.provinces.join('|').split(/[|: ]/));
  for (const place of [...places].filter((name) => name.length > 1)) {
    const [sound = ''] = soundsOf(place);
    const beginning = place.slice(0, 2);
    const isKnown =
      known.some((name) => place.startsWith(name)) || found[sound]?.includes(beginning) === true;
    if (!isKnown && sound !== '' && sound !== usualSound(place.charAt(0))) put(found, sound, beginning, ' ');
  }
  for (const name of longFamilyNames) {
    const [sound = ''] = soundsOf(name, { mode: 'surname' });
    if (sound !== usualSound(name.charAt(0))) put(found, sound, name, ' ');
  }
  return inOrder(found);
}

/** @type {BySound} */
const familyNames = {};
for (const character of common) {
  const [sound = ''] = soundsOf(character, { mode: 'surname' });
  if (sound !== '' && sound !== usualSound(character)) put(familyNames, sound, character);
}

const sounds = [...new Set([...readings.values()].flat().concat(Object.keys(further)))].sort();
const codeOf = (/** @type {string} */ character) => {
  const at = simplified.has(character) ? -1 : sounds.indexOf(usualSound(character));
  return at < 0 ? '  ' : String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26));
};
const rows = [];
for (let at = 0; at < basic.length; at += rowLength)
  rows.push(
    basic
      .slice(at, at + rowLength)
      .map(codeOf)
      .join(''),
  );

const table = {
  sounds: sounds.join(' '),
  rows,
  rare: inOrder(rare),
  further: inOrder(further),
  familyNames: inOrder(familyNames),
  familySigns,
  beginnings: beginnings(),
  simplified: [...simplified].map((pair) => pair.join('')).join(''),
};
const file = join(root, 'src', 'domain', 'matching', 'chinese.json');
writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`);
console.log(`${readings.size} characters, ${sounds.length} sounds, ${simplified.size} traditional ones`);
