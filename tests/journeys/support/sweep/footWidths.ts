import { expect, type Page } from '@playwright/test';

/** The one button of a bar at the foot takes most of its width: it is pressed by a thumb, in a crowd. */
export async function expectWideFootButton(page: Page, screen: string): Promise<void> {
  const narrow = await page.evaluate(() => {
    const found: string[] = [];
    for (const bar of document.querySelectorAll<HTMLElement>('main *')) {
      if (!/fixed|sticky/.test(getComputedStyle(bar).position)) continue;
      const { bottom, width } = bar.getBoundingClientRect();
      if (width < window.innerWidth / 2 || bottom < window.innerHeight - 120) continue;
      const controls = [...bar.querySelectorAll<HTMLElement>('a, button, input, textarea')].filter(
        (control) => control.offsetWidth > 0,
      );
      const [only, more] = controls;
      // A sum, for one, may stand beside it.
      if (only === undefined || more !== undefined || bar.innerText.trim() !== only.innerText.trim())
        continue;
      if (only.offsetWidth < width * 0.8)
        found.push(`${only.textContent} ${only.offsetWidth} of ${Math.round(width)} px`);
    }
    return found;
  });
  expect.soft(narrow, `narrow buttons at the foot of ${screen}`).toEqual([]);
}
