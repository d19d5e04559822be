import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languages } from './support/words.ts';

/** Pixels above the first row, and what the fixed bars take of the screen, at most. */
const most = { firstRow: 160, bars: 112 };

const lists = {
  exhibitors: [`/exhibitors/${stories.open}`, 'main li a[href^="/exhibitor/"]'],
  'exhibitors of one hall': [
    `/hall/${stories.open}/hall00000000000000000002`,
    'main li a[href^="/exhibitor/"]',
  ],
  products: [`/products/${stories.open}`, 'main a[href*="/product/"]'],
  sessions: [`/conferences/${stories.open}`, 'main a[href^="/conference/"]'],
  posts: [`/supply-demand/${stories.open}`, 'main a[href*="/supplyopen"]'],
  events: [`/promotions/${stories.open}`, 'main a[href^="/promotion/"]'],
  'live streams': [`/lives/${stories.open}`, 'main li a[href^="/live/"]'],
  halls: [`/halls/${stories.open}`, 'main a[href^="/hall/"]'],
  news: [`/news/${stories.open}`, 'main a[href^="/article/"]'],
} as const;

for (const language of languages)
  test.describe(`the head of a list (${language})`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    for (const [name, [address, row]] of Object.entries(lists))
      test(`leaves the screen to the rows of ${name} (${language})`, async ({ page, visitor }) => {
        await page.goto(address);
        await expect(visitor.heading).toBeInViewport();
        const first = page.locator(row).first();
        await expect(first).toBeVisible();
        const rowTop = () => first.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(rowTop).toBeLessThanOrEqual(most.firstRow);
        const bars = await page.evaluate(() =>
          Array.from(document.querySelectorAll('body *'))
            .filter((element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position))
            .map((element) => element.getBoundingClientRect())
            .filter(({ width, top, bottom }) => width > 300 && (top <= 0 || bottom >= innerHeight))
            // The heading lies on the bar.
            .filter(({ top }, at, all) => all.findIndex((one) => one.top === top) === at)
            .reduce((sum, { height }) => sum + height, 0),
        );
        expect(bars).toBeGreaterThan(40);
        expect(bars).toBeLessThanOrEqual(most.bars);
      });
  });
