import type { Page } from '@playwright/test';
import type { Say } from './words.ts';

/** Chooses in the sheet of a list, and shows the results. */
export async function filterList(page: Page, say: Say, option: string | RegExp): Promise<void> {
  await page
    .getByRole('button', {
      name: new RegExp(`^(?:${say('content', 'filterAndSort')}|${say('content', 'filterBy')})`),
    })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: option, exact: true }).click();
  await sheet.getByRole('button', { name: say('content', 'showResults') }).click();
  await sheet.waitFor({ state: 'detached' });
}
