import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}
declare const axe: {
  run(
    context: { exclude: string[][] },
    options: { preload: boolean; resultTypes: string[] },
  ): Promise<{ violations: readonly Finding[] }>;
};

/** Nothing that keeps somebody out: no serious or critical finding on what is on the screen now. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Half a fade has half the contrast; what turns for ever is not waited for.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // A toast fades by script, which no animation tells of, and half a fade has half the contrast.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    axe.run({ exclude: [['.x-toast']] }, { preload: false, resultTypes: ['violations'] }),
  );
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
  expect(grave, `axe on ${screen}`).toEqual([]);
}
