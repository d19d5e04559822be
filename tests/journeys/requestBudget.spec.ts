import { expect, type Page } from '@playwright/test';
import byteBudget from '#scripts/byteBudget.json' with { type: 'json' };
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';

const quietMs = 2500;

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
  await expect(page.locator('[data-ready="true"]').first()).toBeVisible();
  await expect.poll(() => Date.now() - changedMs, { timeout: 30_000 }).toBeGreaterThan(quietMs);
  return asked;
}

for (const [screen, most] of Object.entries(byteBudget.requests))
  test(`the first visit to /${screen} makes at most ${most} requests, with all that is loaded after it`, async ({
    page,
  }) => {
    const asked = await requestsOf(page, `/${screen}/${stories.open}`);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    // Whatever it is, one answer is enough.
    expect(asked.filter((address, at) => asked.indexOf(address) !== at)).toEqual([]);
  });
