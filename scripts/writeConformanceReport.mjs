// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'dist', '.deploy', 'accessibility.openacr.yaml');

/** Criteria of WCAG 2.2 on level A; all others that docs/accessibility.md answers are on level AA (https://www.w3.org/TR/WCAG22/). */
const levelA = new Set(
  (
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
    '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'
  ).split(' '),
);

/** OpenACR's terms for the states of docs/accessibility.md. @type {Record<string, string>} */
const levels = {
  supported: 'supports',
  partly: 'partially-supports',
  'not supported': 'does-not-support',
  'not applicable': 'not-applicable',
};

/**
 * The answers of docs/accessibility.md as a conformance report in the form of OpenACR (https://github.com/GSA/openacr), whose catalogue
 * `2.5-edition-wcag-2.2-en` has a chapter for each level of WCAG 2.2.
 * @param {string} page the text of docs/accessibility.md
 * @param {{ name: string, version: string, description: string }} product
 * @param {string} day of the release, as 2026-01-31
 * @throws Error where a row has a state that is none
 */
export function conformanceReport(page, product, day) {
  const rows = page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+?) *\| ([^|]+?) *\| ([^|]*?) *\|$/gm);
  const criteria = Array.from(rows, ([, num = '', state = '', notes = '', heldBy = '']) => {
    const level = levels[state];
    if (level === undefined) throw new Error(`docs/accessibility.md: ${num} is "${state}"`);
    const told = heldBy === '' ? notes : `${notes}. Tested by: ${heldBy}`;
    return {
      num,
      components: [{ name: 'web', adherence: { level, notes: told } }],
    };
  });
  const [, method = ''] = /^## What is not proven\n\n([^]*?)\n\n## /m.exec(page) ?? [];
  return {
    title: `Accessibility of ${product.name} ${product.version}`,
    product,
    author: { name: product.name },
    catalog: '2.5-edition-wcag-2.2-en',
    report_date: day,
    evaluation_methods_used: method,
    chapters: {
      success_criteria_level_a: { criteria: criteria.filter(({ num }) => levelA.has(num)) },
      success_criteria_level_aa: { criteria: criteria.filter(({ num }) => !levelA.has(num)) },
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const page = readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8');
  const report = conformanceReport(
    page,
    { name, version, description },
    new Date().toISOString().slice(0, 10),
  );
  mkdirSync(join(target, '..'), { recursive: true });
  // YAML contains JSON.
  writeFileSync(target, `${JSON.stringify(report, undefined, 2)}\n`);
  console.log('The answers to WCAG 2.2 in dist/.deploy/accessibility.openacr.yaml');
}
