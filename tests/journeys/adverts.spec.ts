import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { watchShifts } from './support/watchShifts.ts';

for (const [list, path] of [
  ['exhibitors', `/exhibitors/${stories.open}`],
  ['products', `/products/${stories.open}`],
] as const)
  test(`the list of ${list} shows the advertisements of its slot behind the sixth row, which moves nothing, and counts each once`, async ({
    page,
    visitor,
  }) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (/update(?:ByCondition)?\/(?:Cloud)?Advert/.test(request.url()))
        counted.push(request.postData() ?? '');
    });
    const shifts = await watchShifts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/queryList\/(?:Cloud)?Advert/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.goto(path);
    await expect(page.locator('main [aria-posinset="6"]')).toBeVisible();
    // The list itself has come to rest before its advertisements come.
    await page.waitForTimeout(1_500);
    const before = await shifts();
    release();
    const adverts = page.getByRole('region', { name: visitor.say('content', 'advertisements') });
    await expect(adverts).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect((await shifts()) - before).toBeLessThan(0.01);
    await expect(page.locator('main [aria-posinset]', { has: adverts })).toHaveCount(0);
    const items = page.locator('main [role="list"] [role="listitem"]');
    const names = await items.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-posinset') ?? one.getAttribute('aria-label')),
    );
    expect(names[names.indexOf('6') + 1]).toBe(visitor.say('content', 'advertisements'));
    await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0);
    await adverts.scrollIntoViewIfNeeded();
    await expect.poll(() => counted.length).toBeGreaterThan(0);
    const already = counted.length;
    await page.reload();
    await adverts.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(counted.length).toBe(already);
    // Elsewhere a star may lie half below a bar, which axe takes for a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(adverts).toHaveCount(1);
    await expectAccessible(page, `the list of ${list} with an advertisement`);
  });
