import { expect, type Page } from '@playwright/test';

/** The page cannot be scrolled sideways; what is too wide is named. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const { beyond, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const tooWide = Array.from(document.querySelectorAll('main *')).filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 && element.closest('.x-hidden') === null,
    );
    return {
      beyond: scrollWidth - clientWidth,
      wide: tooWide.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
  expect.soft(beyond, `sideways scroll on ${what}: ${wide.join('\n')}`).toBeLessThanOrEqual(0);
}
