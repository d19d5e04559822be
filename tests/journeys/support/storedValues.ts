import { expect, type Page } from '@playwright/test';

/** What the phone's database holds under keys that begin with `prefix`, as one text; what is sealed cannot be read. */
export const storedValues = (page: Page, prefix: string): Promise<string> =>
  page.evaluate(async (start) => {
    const name = 'exhibition-visitor';
    // Opening would make an empty one.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return '';
    const opening = indexedDB.open(name);
    await new Promise((done) => opening.addEventListener('success', done));
    const asked = opening.result
      .transaction('values')
      .objectStore('values')
      .getAll(IDBKeyRange.bound(start, `${start}\uffff`));
    await new Promise((done) => asked.addEventListener('success', done));
    opening.result.close();
    return JSON.stringify(asked.result);
  }, prefix);

/** Until the draft that is kept holds all of this: answers are written a moment after the last change. */
export async function untilDraftHolds(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of parts)
    await expect.poll(() => storedValues(page, 'draft/'), { message: 'the kept draft' }).toContain(part);
}

/** Until a draft was written after this moment, with all that the page showed then. */
export async function untilDraftSavedSince(page: Page, sinceMs: number): Promise<void> {
  const lastSavedMs = async () => {
    const times = (await storedValues(page, 'draft/')).matchAll(/"savedAtMs":(\d+)/g);
    return Math.max(0, ...Array.from(times, ([, ms]) => Number(ms)));
  };
  await expect.poll(lastSavedMs, { message: 'when a draft was written last' }).toBeGreaterThan(sinceMs);
}
