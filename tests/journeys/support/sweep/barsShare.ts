import { expect, type Page } from '@playwright/test';

/** A foot is measured, and drawn along with the page, after the window has another size. */
const settleMs = 1_000;

/** What stays while the page scrolls takes a third of the height at most, once a foot has been measured again. */
export async function expectLowBars(page: Page, screen: string): Promise<void> {
  const deadlineMs = Date.now() + settleMs;
  let { bars, height } = await measureBars(page);
  while (bars.px > height / 3 && Date.now() < deadlineMs) ({ bars, height } = await measureBars(page));
  expect.soft(bars.px, `bars of ${screen}: ${bars.names.join(', ')}`).toBeLessThanOrEqual(height / 3);
}

/** The heights at which something stays, and by which elements. */
const measureBars = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 150);
    const { innerHeight, innerWidth } = window;
    const taken = new Set<number>();
    const names: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, pointerEvents, visibility } = getComputedStyle(element);
      if (!/fixed|sticky/.test(position) || pointerEvents === 'none' || visibility === 'hidden') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      const [from, until] = [Math.max(0, Math.round(top)), Math.min(innerHeight, Math.round(bottom))];
      const isStuck = position === 'fixed' || top <= 1 || bottom >= innerHeight - 1;
      // A conversation divides the window itself: only its messages scroll.
      if (element.querySelector('main') !== null) continue;
      if (width < innerWidth / 2 || until <= from || !isStuck) continue;
      for (let at = from; at < until; at += 1) taken.add(at);
      names.push(`${element.className} ${until - from}`);
    }
    return { bars: { px: taken.size, names }, height: innerHeight };
  });
