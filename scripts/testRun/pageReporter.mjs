// @ts-check
import { readFileSync } from 'node:fs';

const mostLines = 60;

/**
 * The part of Playwright’s notes on a failure that shows the page, shortened to its first lines; '' without one.
 * @param {string} notes
 */
export function pageIn(notes) {
  const [, page = ''] = /```yaml\n([\s\S]*?)\n```/.exec(notes) ?? [];
  const lines = page.split('\n');
  const left = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(left > 0 ? [`… ${left} more lines`] : [])].join('\n');
}

/** Prints what stood on the page when a test failed: of a run elsewhere the output is all that can be read. */
export default class PageReporter {
  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { attachments }) {
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    if (path === undefined) return;
    const page = pageIn(readFileSync(path, 'utf8'));
    if (page !== '') console.log(`The page when “${test.title}” failed:\n${page}`);
  }

  printsToStdio() {
    return false;
  }
}
