import type { Page } from '@playwright/test';
import { unlessOver } from './faults.ts';

/** The date of the server's answers: screens go by it where the phone's clock is another. Epoch milliseconds. */
export async function serverTells(page: Page, timeMs: () => number): Promise<void> {
  await page.route('**/v2/**', async (route) => {
    const answer = async () => {
      const response = await route.fetch();
      const date = new Date(timeMs()).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    };
    await answer().catch(unlessOver);
  });
}
