import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { addressesOf, idsOf, stand } from '#tests/app/nextPerson/exampleAddresses.ts';
import { ownBooth } from './support/booth.ts';
import { expectLabelsInNames } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { expectNoViolation } from './support/secondEngine.ts';
import { holdShopPass } from './support/shop.ts';
import { expectLowBars } from './support/sweep/barsShare.ts';
import { expectNamesApart } from './support/sweep/doubledNames.ts';
import { expectWideFootButton } from './support/sweep/footWidths.ts';
import { expectRoomForSpacing } from './support/sweep/textSpacing.ts';
import { expectWalkedByTab } from './support/sweep/walkByTab.ts';
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

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
/** A screen of 1280 x 1024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/** They stand for a visitor, an exhibitor and an organiser who are logged in on one phone. */
async function logIn(page: Page, context: BrowserContext, request: APIRequestContext): Promise<void> {
  await holdShopPass(request, context);
  await ownBooth(page, request, stand);
  await page.addInitScript(() => localStorage.setItem('organizerUserId', 'user0000000000000000host'));
}

/** In several parts, which run beside each other. */
const parts = [1, 2, 3, 4];
const ways = languagesOf('en').flatMap((language) => parts.map((part) => ({ language, part })));

for (const { language, part } of ways)
  test.describe(`all addresses, part ${part} of ${parts.length} (${language})`, () => {
    test.use({ language, viewport: narrow });

    test(`no screen scrolls sideways at 320 px with text of 200 % or at a zoom of 400 %, breaks a rule of a second engine beside axe, names two controls alike or otherwise than they read, cuts text that is spaced out, keeps a stop of Tab out of sight or Tab within, has a narrow button alone at its foot, or gives its bars more than a third of the height (${language}, part ${part})`, {
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
      await logIn(page, context, request);
      const addresses = (await allAddresses(request)).filter((_, at) => at % parts.length === part - 1);
      for (const address of addresses) {
        await page.setViewportSize(narrow);
        await page.goto(address);
        await expect(page.locator('main h1').first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        await expectFits(page, address);
        expect.soft(await page.locator('h1').count(), `headings of the first level on ${address}`).toBe(1);
        expect.soft(await page.locator('main').count(), `main parts of ${address}`).toBe(1);
        await expectNoViolation(page, address);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        await page.setViewportSize(phone);
        await expectWideFootButton(page, address);
        await expectNamesApart(page, address);
        await expectLabelsInNames(page, address);
        await expectRoomForSpacing(page, address);
        await expectWalkedByTab(page, address);
        await page.setViewportSize(zoomed);
        await expectFits(page, `${address} at a zoom of 400 %`);
        await expectLowBars(page, address);
      }
    });
  });
