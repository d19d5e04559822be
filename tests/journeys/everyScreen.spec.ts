import { type APIRequestContext, expect } from '@playwright/test';
import { addressesOf, idsOf, stand } from '#tests/app/nextPerson/exampleAddresses.ts';
import { ownBooth } from './support/booth.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { expectNoViolation } from './support/secondEngine.ts';
import { holdShopPass } from './support/shop.ts';
import { languagesOf } from './support/words.ts';

/** The addresses of all screens, with rows of the sandbox. */
async function allAddresses(request: APIRequestContext): Promise<readonly string[]> {
  const rows = async (collection: string, exhibitionId?: string) => {
    const all = await rowsIn(request, collection);
    return all.filter((row) => row['ExhibitionId'] === exhibitionId);
  };
  const orders = await rowsIn(request, 'Order');
  const order = orders.find((row) => row['VisitorId'] === 'person00000000000000000o');
  return addressesOf(await idsOf({ rows }, { orderId: String(order?.['RecordId']) }));
}

for (const language of languagesOf('en'))
  test.describe(`all addresses (${language})`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test(`no screen scrolls sideways at 320 px with text of 200 %, nor breaks a rule of a second engine beside axe (${language})`, {
      tag: ['@D18', '@repeats'],
    }, async ({ page, context, request, noise, visitor }) => {
      test.setTimeout(600_000);
      noise.expect(/./);
      noise.allowFailed(/./);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      expect(visitor.page).toBe(page);
      await holdShopPass(request, context);
      await ownBooth(page, request, stand);
      for (const address of await allAddresses(request)) {
        await page.goto(address);
        await expect(page.locator('main h1').first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        await expectFits(page, address);
        expect.soft(await page.locator('h1').count(), `headings of the first level on ${address}`).toBe(1);
        expect.soft(await page.locator('main').count(), `main parts of ${address}`).toBe(1);
        await expectNoViolation(page, address);
      }
    });
  });
