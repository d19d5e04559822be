import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { languages, languagesOf, sayIn } from './support/words.ts';

const approved = '2';
const declined = '3';
const code = '202611230001';

interface Held {
  readonly approveState?: string;
  readonly endTime?: string;
}

// A worker would answer for the files that the test holds back.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ noise }) => noise.expect(/registration blocked by Playwright/));

/** Registers, so that the phone holds a pass with all that belongs to it. */
async function register(visitor: Visitor): Promise<void> {
  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
}

/** Nothing but the page itself: no script, no style sheet, no answer, no worker. */
async function holdRequests(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') await gate;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Another page of the same phone, instead of this one, whose files are held back. */
async function openHeld(page: Page, path: string) {
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  const release = await holdRequests(again);
  await again.goto(path, { waitUntil: 'commit' });
  return { again, release };
}

/** What is stored of the vouchers of this phone, changed before the next page reads it. */
async function changeVouchers(page: Page, change: Held): Promise<void> {
  // What the app still writes must not come after it.
  await page.goto('/sandbox/');
  await page.evaluate((changed) => {
    const { endTime, ...fields } = changed;
    const vouchers = JSON.parse(localStorage.getItem('vouchers') ?? '[]') as { exhibition: object }[];
    const next = vouchers.map((voucher) => ({
      ...voucher,
      ...fields,
      // An end before the start would be none.
      exhibition: {
        ...voucher.exhibition,
        ...(endTime === undefined ? {} : { StartTime: '2026-01-01', EndTime: endTime }),
      },
    }));
    localStorage.setItem('vouchers', JSON.stringify(next));
  }, change);
}

const qrCode = (page: Page) => page.locator('#boot svg[role="img"]').first();
const boxes = (page: Page) =>
  page
    .locator(
      '.pageHeading-title, .ticket-cover, .ticket-head, .ticket-code svg, .code-spelled, .ticket-disclosure',
    )
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
const cover = (page: Page) => page.locator('.ticket-cover img').getAttribute('src');
const facts = (page: Page) =>
  page.locator('.pageHeading-root, .ticket-head, .code-spelled .x-hidden').allTextContents();

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = sayIn(language);

    test(`a pass is there before any file has come, with cover, name, state, QR code, barcode and number, and React moves nothing of it (${language})`, async ({
      page,
      visitor,
    }) => {
      await register(visitor);
      const number = (await page.locator('.code-spelled .x-hidden').textContent()) ?? '';
      const drawn = await page.locator('.ticket-code path').getAttribute('d');
      const { again, release } = await openHeld(page, '/code');
      await expect(qrCode(again)).toBeVisible();
      expect(await qrCode(again).locator('path').getAttribute('d')).toBe(drawn);
      await expect(again.locator('#boot h1')).toHaveText(say('vouchers', 'codeTitle'));
      await expect(again.locator('.code-spelled .x-hidden')).toHaveText(number);
      await expect(again.locator('.reviewState-root')).toBeVisible();
      expect(await again.evaluate(() => document.styleSheets.length)).toBe(1);
      await again.locator('summary').tap();
      await expect(again.getByRole('img', { name: /\d{12}/ })).toHaveCount(2);
      await again.locator('summary').tap();
      await expectAccessible(again, 'the pass of the boot script');
      const before = [await facts(again), await boxes(again), await cover(again)];

      release();
      await expect(again.locator('#boot')).toHaveCount(0);
      await expect(again.getByRole('link', { name: say('vouchers', 'full') })).toBeVisible();
      expect([await facts(again), await boxes(again), await cover(again)]).toEqual(before);
    });

    if (languagesOf('zh').includes(language))
      test(`the enlarged code is there before any file has come, and its close leads to the pass (${language})`, async ({
        page,
        visitor,
      }) => {
        await register(visitor);
        const { again, release } = await openHeld(page, '/xycode');
        await expect(qrCode(again)).toBeVisible();
        const before = await qrCode(again).boundingBox();
        await again.getByRole('link', { name: say('vouchers', 'backToCode') }).tap();
        release();
        await expect(again).toHaveURL(/\/code\?voucher=/);
        await expect(again.locator('.ticket-code svg')).toBeVisible();
        await again.goto('/xycode');
        await expect(again.locator('#boot')).toHaveCount(0);
        expect(await again.locator('.fullCode-pass svg').boundingBox()).toEqual(before);
      });
  });

test('a tap on the barcode before React stays open after it', async ({ page, visitor }) => {
  await register(visitor);
  const { again, release } = await openHeld(page, '/code');
  await again.locator('summary').tap();
  release();
  await expect(again.locator('#boot')).toHaveCount(0);
  await expect(again.getByRole('img', { name: /\d{12}/ })).toHaveCount(2);
});

test('a pass whose registration was declined since is shown immediately, and marked when the server says so', async ({
  page,
  visitor,
  request,
}) => {
  await register(visitor);
  await changeVouchers(page, { approveState: approved });
  const recordId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('vouchers') ?? '[]') as { recordId: string }[])[0]?.recordId,
  );
  const decision = { recordId, state: declined };
  expect((await request.post('/sandbox/review', { data: decision })).ok()).toBe(true);
  const { again, release } = await openHeld(page, '/code');
  await expect(again.locator('#boot .reviewState-root--approved')).toBeVisible();
  release();
  await expect(again.locator('main .reviewState-root--declined')).toBeVisible();
  await expect(again.locator('main .ticket-reason')).toBeVisible();
});

for (const [what, change, sentence] of [
  ['declined', { approveState: declined }, 'declinedText'],
  ['over', { endTime: '2026-01-02 10:00:00' }, 'endedText'],
] as const)
  test(`a pass of a registration that is ${what} is dimmed with its reason before any file has come`, async ({
    page,
    visitor,
  }) => {
    await register(visitor);
    await changeVouchers(page, change);
    const { again } = await openHeld(page, '/code');
    await expect(again.locator('#boot .ticket-dimmed .ticket-reason')).toHaveText(
      sayIn('zh')('vouchers', sentence),
    );
  });

for (const [what, spoil] of [
  ['vouchers that cannot be read', "localStorage.setItem('vouchers', '[{\"name\":')"],
  ['a voucher of another exhibition', "localStorage.setItem('entranceid', 'soon00000000000000000001')"],
  ['a code whose shapes cannot be read', "localStorage.setItem('codeShapes', '{\"' + 1 + '\":{}}')"],
] as const)
  test(`with ${what} the boot script paints nothing, and the app decides`, async ({ page, visitor }) => {
    await register(visitor);
    await page.goto('/sandbox/');
    await page.evaluate(spoil);
    const { again, release } = await openHeld(page, '/code');
    await expect(again.locator('#landing')).toBeAttached();
    await expect(again.locator('#landing *')).toHaveCount(0);
    release();
    await expect(again.locator('#boot')).toHaveCount(0);
    await expect(again.locator('main h1')).toBeVisible();
  });

test('of several people the first code is there before any file has come', async ({ page, visitor }) => {
  await register(visitor);
  await page.goto('/sandbox/');
  await page.evaluate(
    ([group, number]) => {
      const [voucher] = JSON.parse(localStorage.getItem('vouchers') ?? '[]') as Record<string, unknown>[];
      const other = { ...voucher, recordId: 'zzzz00000000000000000001', name: '温书白', voucherCode: number };
      const savedAtMs = Date.now() + 1000;
      const both = [voucher, other].map((one) => ({ ...one, savedAtMs, group: { id: 'g1', code: group } }));
      localStorage.setItem('vouchers', JSON.stringify(both));
    },
    ['202611239999', code],
  );
  await page.goto('/code');
  await expect(page.locator('.deck-groupText')).toHaveText('一次为 2 人签到');
  await page.waitForFunction(() => localStorage.getItem('codeShapes')?.includes('202611239999'));
  const { again } = await openHeld(page, '/code');
  await expect(again.locator('#boot .deck-groupText')).toHaveText('一次为 2 人签到');
  await expect(again.locator('#boot .code-spelled .x-hidden')).toHaveText('2 0 2 6 1 1 2 3 9 9 9 9');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a pass opens before any file has come without a network too, and is told once', async ({
    page,
    context,
    visitor,
    noise,
  }) => {
    noise.allowOffline();
    await register(visitor);
    await expect(page.locator('main').getByText(sayIn('zh')('vouchers', 'offlineReady'))).toBeVisible({
      timeout: 30_000,
    });
    await page.close();
    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto('/code', { waitUntil: 'commit' });
    await expect(again.locator('svg[role="img"]').first()).toBeVisible();
    await expect(again.locator('#boot')).toHaveCount(0);
    await expect(again.locator('main svg[role="img"]')).toHaveCount(1);
    await expect(again.locator('h1')).toHaveCount(1);
  });
});
