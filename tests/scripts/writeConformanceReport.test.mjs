import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { conformanceReport } from '#scripts/writeConformanceReport.mjs';

const product = { name: 'a product', version: '1.0.0', description: 'what it is' };
const row = (/** @type {string} */ state) =>
  `| 1.1.1 Non-text content | ${state} | pictures are named | \`a test\` |`;

it('the conformance report answers the 31 criteria of level A and the 24 of level AA, each with its test or its reason', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), 'utf8');
  const { chapters, evaluation_methods_used } = conformanceReport(page, product, '2026-01-31');
  expect(chapters.success_criteria_level_a.criteria).toHaveLength(31);
  expect(chapters.success_criteria_level_aa.criteria).toHaveLength(24);
  expect(evaluation_methods_used).toContain('No real screen reader was used');
});

it.each([
  ['supported', 'supports'],
  ['partly', 'partially-supports'],
  ['not supported', 'does-not-support'],
  ['not applicable', 'not-applicable'],
])('a criterion that is %s is reported as %s', (state, level) => {
  const { chapters } = conformanceReport(row(state), product, '2026-01-31');
  expect(chapters.success_criteria_level_a.criteria).toEqual([
    {
      num: '1.1.1',
      components: [{ name: 'web', adherence: { level, notes: 'pictures are named. Tested by: `a test`' } }],
    },
  ]);
});

it('a state that is none stops the report', () => {
  expect(() => conformanceReport(row('perhaps'), product, '2026-01-31')).toThrow('1.1.1 is "perhaps"');
});
