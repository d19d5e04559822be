import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

interface Finding {
  readonly ruleId: string;
  /** Whether it is a violation or a recommendation, and whether it failed or may have failed. */
  readonly value: readonly [string, string];
  readonly snippet: string;
}
declare const ace: {
  Checker: new () => { check(of: Document, rules: string[]): Promise<{ results: readonly Finding[] }> };
};

/** Rules that ask for what WCAG does not. */
const isNoFault = ({ ruleId, snippet }: Finding) =>
  // An <output> is read out when it changes; a name before it would be read with each change.
  (ruleId === 'input_label_exists' && snippet.startsWith('<output')) ||
  // What is seen of a field for files is the button, which is its label.
  (ruleId === 'input_label_before' && /^<input [^>]*type="file"/.test(snippet));

/** No sure violation of WCAG 2.2 found by the engine of IBM's Equal Access, which has other rules than axe. */
export async function expectNoViolation(page: Page, screen: string): Promise<void> {
  // Two thirds of a megabyte, which stay in a document.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const failed = await page.evaluate(async () => {
    // It takes a label that is not drawn because it is far below the screen for one that is hidden.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, value, snippet }) => ({ ruleId, value, snippet }));
  });
  const faults = failed.filter((one) => !isNoFault(one));
  expect
    .soft(
      faults.map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`),
      screen,
    )
    .toEqual([]);
}
