import type { Page } from '@playwright/test';

/** Adds up every layout shift of the page from its first moment; returns the sum so far (the browser's own unitless score). */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shiftSum', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shiftSum', Reflect.get(window, 'shiftSum') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shiftSum')));
}
