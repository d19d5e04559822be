// @ts-check
import { readFileSync } from 'node:fs';

// What the product promises (rules) and what it survives (faults). A test says which of them it holds by carrying the name as a tag.

/** @typedef {import('./catalogue.d.mts').Area} Area */

/** @type {Record<string, Record<string, { says: string, later?: string }>>} */
const rules = readJson('rules.json');
/** @type {Record<string, { fault: string, answer: string, later?: string }>} */
const faults = readJson('faults.json');

/** @type {Area[]} */
export const ruleAreas = Object.entries(rules).map(([title, inArea]) => ({
  title,
  promises: Object.entries(inArea).map(([name, rule]) => ({ name, ...rule })),
}));

/** @type {Area[]} */
export const faultAreas = Object.entries({
  N: 'Network and answers',
  U: 'Sending',
  D: 'Phone and storage',
  B: 'Build and deployment',
  X: 'Addresses and input',
  M: 'Keyboard, text size and host',
  T: 'Time',
}).map(([letter, title]) => ({
  title,
  promises: Object.entries(faults)
    .filter(([name]) => name.startsWith(letter))
    .map(([name, { fault, answer, ...rest }]) => ({
      name,
      says: `${fault}: ${answer}`,
      ...rest,
    })),
}));

export const promises = [...ruleAreas, ...faultAreas].flatMap((area) => area.promises);

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}
