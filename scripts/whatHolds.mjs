// @ts-check
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { faultAreas, promises, ruleAreas } from '../tests/catalogue/catalogue.mjs';
import { readJourneyReport, readUnitReport } from './testRun/readReports.mjs';

const root = resolve(import.meta.dirname, '..');
const page = resolve(root, '.reports/what-holds.md');
/** A rule that fifty cases hold is not read better for having all of them on the page. */
const titlesPerFile = 3;

/**
 * @typedef {{ file: string, title: string, tags: string[] }} Holding one test that has passed, and what it says it holds
 * @typedef {import('../tests/catalogue/catalogue.d.mts').Promised} Promised
 * @typedef {import('./testRun/readReports.mjs').Report} Report
 */

/** @param {Report} report @returns {Holding[]} */
export function holdingsOf({ tests }) {
  return tests
    .filter(({ state }) => state === 'passed')
    .map(({ file, title, tags }) => ({ file, title, tags }));
}

/**
 * @param {Holding[]} holdings
 * @param {Promised[]} [known]
 * @returns {string[]} what the catalogue and the tests do not agree on; empty is good
 */
export function findGaps(holdings, known = promises) {
  const held = new Set(holdings.flatMap(({ tags }) => tags));
  const names = new Set(known.map(({ name }) => name));
  return [
    ...known
      .filter(({ name, later }) => !later && !held.has(name))
      .map(({ name, says }) => `no test holds ${name} (${says})`),
    ...known
      .filter(({ name, later }) => later && held.has(name))
      .map(({ name }) => `${name} is held by a test, and the catalogue still says that it comes later`),
    ...[...held].filter((name) => !names.has(name)).map((name) => `no rule or fault is called ${name}`),
  ];
}

/** @param {Holding[]} holdings @returns {string} the page */
export function writePage(holdings) {
  return [
    '# What holds, and which test holds it',
    '',
    'Written by `npm test` from the tests that passed; not by hand. What is promised stands in `tests/catalogue/`, and a test names what it holds by a tag.',
    '',
    '## Rules',
    ...tables('Rule', ruleAreas, holdings),
    '',
    '## Faults',
    '',
    'What goes wrong, what a visitor then sees, and the test that has made it go wrong.',
    ...tables('Fault and answer', faultAreas, holdings),
    '',
  ].join('\n');
}

/**
 * @param {string} what
 * @param {import('../tests/catalogue/catalogue.d.mts').Area[]} areas
 * @param {Holding[]} holdings
 */
function tables(what, areas, holdings) {
  return areas.flatMap(({ title, promises: inArea }) => [
    '',
    `### ${title}`,
    '',
    `| Name | ${what} | Held by |`,
    '| --- | --- | --- |',
    ...inArea.map(
      (promised) => `| ${promised.name} | ${cell(promised.says)} | ${heldBy(promised, holdings)} |`,
    ),
  ]);
}

/** @param {Promised} promised @param {Holding[]} holdings @returns {string} the cell of a promise */
export function heldBy({ name, later }, holdings) {
  if (later) return `not yet: comes with ${later}`;
  /** @type {Map<string, Set<string>>} */
  const titlesOf = new Map();
  for (const { file, title, tags } of holdings)
    if (tags.includes(name)) titlesOf.set(file, (titlesOf.get(file) ?? new Set()).add(title));
  return [...titlesOf]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, titles]) => {
      const shown = [...titles].slice(0, titlesPerFile).map(cell);
      const more = titles.size > titlesPerFile ? [`and ${titles.size - titlesPerFile} more`] : [];
      return `[${file.replace(/^tests\//, '')}](../${file}): ${[...shown, ...more].join('; ')}`;
    })
    .join('<br>');
}

/** @param {string} text */
function cell(text) {
  // Written as character references, so that a title with markup in it stays a title.
  return text.replace(/[&<>|\\`*_[\]\r\n]/g, (sign) => (/\s/.test(sign) ? ' ' : `&#${sign.charCodeAt(0)};`));
}

function main() {
  const { values } = parseArgs({ options: { reports: { type: 'string' } } });
  if (!values.reports) throw new Error('usage: whatHolds.mjs --reports <folder that npm test has filled>');
  const folder = values.reports;
  const read = (/** @type {string} */ kind, /** @type {(text: string) => Report} */ reader) => {
    const files = readdirSync(folder).filter((file) => file.startsWith(kind));
    if (files.length === 0) throw new Error(`no report of ${kind} in ${folder}`);
    return files.map((file) => reader(readFileSync(resolve(folder, file), 'utf8')));
  };
  const holdings = [...read('unit', readUnitReport), ...read('journeys', readJourneyReport)].flatMap(
    holdingsOf,
  );
  const gaps = findGaps(holdings);
  for (const gap of gaps) console.error(gap);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, writePage(holdings));
  const held = promises.filter(({ later }) => !later).length;
  console.log(
    `${held - gaps.length} of ${promises.length} rules and faults held, ${promises.length - held} come later: ${relative(root, page)}`,
  );
  process.exitCode = gaps.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
