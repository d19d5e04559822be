// @ts-check
import { writeFileSync } from 'node:fs';
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
 */

/** A character has two common readings at most; what comes after them is found in poems. */
const mostReadings = 2;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/writeChinese.mjs <folder with the packages>');
const need = createRequire(join(resolve(folder), 'node_modules', 'index.js'));
const { pinyin } = need('pinyin-pro');
const { Converter } = need('opencc-js/t2cn');

/** The 6,763 characters of GB 2312, which names are written in. */
function commonCharacters() {
  const decoder = new TextDecoder('gb18030', { fatal: true });
  const characters = [];
  for (let row = 0xb0; row <= 0xf7; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^[\u4e00-\u9fff]$/.test(character)) characters.push(character);
    }
  return characters;
}

/** @param {string} character @returns {string[]} without tones, `v` for ü */
function readingsOf(character) {
  const readings = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true });
  const plain = readings.filter((/** @type {string} */ reading) => /^[a-z]{1,6}$/.test(reading));
  return Array.from(new Set(plain)).slice(0, mostReadings);
}

const common = commonCharacters();
const isCommon = new Set(common);

/** @type {Map<string, string>} */
const bySound = new Map();
for (const character of common)
  for (const reading of readingsOf(character)) bySound.set(reading, (bySound.get(reading) ?? '') + character);

const simplify = Converter({ from: 'tw', to: 'cn' });
let pairs = '';
for (let code = 0x4e00; code <= 0x9fff; code += 1) {
  const traditional = String.fromCharCode(code);
  const simplified = simplify(traditional);
  if (simplified.length === 1 && simplified !== traditional && isCommon.has(simplified))
    pairs += traditional + simplified;
}

const sounds = Array.from(bySound).sort(([one], [other]) => (one < other ? -1 : 1));
const file = join(import.meta.dirname, '..', 'src', 'domain', 'matching', 'chinese.json');
writeFileSync(
  file,
  `${JSON.stringify({ sounds: Object.fromEntries(sounds), simplified: pairs }, undefined, 2)}\n`,
);
console.log(`${common.length} characters, ${sounds.length} sounds, ${pairs.length / 2} traditional ones`);
