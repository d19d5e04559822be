import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
declare const axe: {
  run(options: {
    preload: boolean;
    resultTypes: string[];
    rules?: Record<string, { enabled: boolean }>;
    runOnly?: string[];
  }): Promise<{ violations: readonly Finding[] }>;
};

/** axe leaves the size of targets out unless it is asked for; its best practices are on by default. */
const rules = { 'target-size': { enabled: true } };

/** No finding of axe on what is on the screen now, of any impact: WCAG 2.2 A and AA, and axe's best practices. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Half a megabyte, which stays in a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  let findings = await findingsOf(page);
  // A fade that began while axe looked is over the second time.
  if (findings.length > 0) findings = await findingsOf(page);
  expect.soft(findings, `axe on ${screen}`).toEqual([]);
  // axe asks for one heading of the first level at least; two would be two beginnings.
  expect.soft(await page.locator('h1').count(), `headings of the first level on ${screen}`).toBe(1);
}

/** WCAG 2.2, 2.5.3: who speaks to a control says what stands on it. axe's rule for it is experimental, and off elsewhere. */
export async function expectLabelsInNames(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    axe.run({ preload: false, resultTypes: ['violations'], runOnly: ['label-content-name-mismatch'] }),
  );
  const findings = violations.map(({ nodes }) => nodes.map(({ html }) => html));
  expect.soft(findings, `labels that are not in the name on ${screen}`).toEqual([]);
}

async function findingsOf(page: Page): Promise<readonly string[]> {
  await settle(page);
  const { violations } = await page.evaluate(
    (asked) => axe.run({ preload: false, resultTypes: ['violations'], rules: asked }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What turns for ever is not waited for; what keeps its last picture stays in the list when it is over.
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
    const drawn = () => new Promise((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)));
    // Half a fade has half the contrast, and one begins a frame after what it shows was rendered.
    await drawn();
    for (let running = ending(); running.length > 0; running = ending()) {
      await Promise.allSettled(running.map((animation) => animation.finished));
      await drawn();
    }
  });
}
