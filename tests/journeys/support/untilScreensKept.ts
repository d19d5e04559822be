import { expect, type Page } from '@playwright/test';

/** Until the service worker has cached every screen that opens offline; starts where the page shows or stores a code. */
export async function untilScreensKept(page: Page): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text();
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+/g))];
  expect(files.length).toBeGreaterThan(1);
  await expect.poll(() => page.evaluate(countMissing, files), { timeout: 40_000 }).toBe(0);
}

async function countMissing(files: readonly string[]): Promise<number> {
  const names = await caches.keys();
  const kept = new Set<string>();
  for (const name of names)
    for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
  return files.filter((file) => !kept.has(file)).length;
}
