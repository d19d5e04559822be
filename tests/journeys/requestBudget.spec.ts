import { expect, type Page } from '@playwright/test';
import byteBudget from '#scripts/byteBudget.json' with { type: 'json' };
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { stories } from './support/stories.ts';
import { watchShifts } from './support/watchShifts.ts';

const quietMs = 2500;
const betweenAnswersMs = 100;

/** Addresses, until nothing has been asked for in a while: what is loaded ahead for the first tap counts too. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  let changedMs = Date.now();
  page.context().on('request', (request) => {
    if (!/^https?:/.test(request.url())) return;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    changedMs = Date.now();
  });
  await page.goto(address);
  await expect(page.locator('[data-ready="true"], #root h1').first()).toBeVisible();
  await expect.poll(() => Date.now() - changedMs, { timeout: 30_000 }).toBeGreaterThan(quietMs);
  return asked;
}

const pages = [
  ...Object.entries(byteBudget.requests).map(([name, most]) => ({ path: `/${name}/${stories.open}`, most })),
  ...Object.entries(byteBudget.linkedRequests).map(([path, most]) => ({ path, most })),
];

/** Lets each row come after what was asked for before it, as on a slow line. */
async function answerOneByOne(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route('**/v2/data/**', async (route) => {
    last = last.then(() => letPass(page, betweenAnswersMs));
    await last;
    await route.continue().catch(() => {});
  });
}

for (const { path, most } of pages)
  test(`the first visit to ${path} makes at most ${most} requests, with all that is loaded after it, and nothing moves`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await answerOneByOne(page);
    const asked = await requestsOf(page, path);
    expect(await shifts()).toBeLessThan(0.02);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    // Whatever it is, one answer is enough; of the rows of one collection several may be asked.
    const once = asked.filter((address) => !/^POST .*\/data\//.test(address));
    expect(once.filter((address, at) => once.indexOf(address) !== at)).toEqual([]);
  });

test('channels that answer after everything else move nothing on the landing page', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.route('**/v2/data/**', async (route) => {
    if (/channel/i.test(route.request().url())) await letPass(page, 1500);
    await route.continue().catch(() => {});
  });
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('footer')).toBeAttached();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
});
