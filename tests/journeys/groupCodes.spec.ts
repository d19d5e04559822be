import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { darkModules, drawnModules } from './support/codePicture.ts';
import { test } from './support/journey.ts';
import { sentCode, type StoredRow } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const names = {
  zh: ['林小满', '欧阳云帆', '沈知夏'],
  en: ['Maren Solberg', 'Jonathan Featherstone', 'Ana Li'],
};
/** A browser logs that it was offline; that is not the page's noise. */
/** Several people under one number are found as a doubled registration would be. */
const severalRows = /rows of VisitorExhibitionInfo where one was meant/;

/** Three people of one group, in the order of their records, of whom all but the last are approved. */
async function storeGroup(
  request: APIRequestContext,
  mobile: string,
  people: readonly string[],
): Promise<readonly StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const Name of people) {
    const record = { ExhibitionId: stories.review, Name, Mob: mobile, GroupId: `group-of-${mobile}` };
    const answer = await request.post('/v2/data/insert/VisitorExhibitionInfo', {
      headers: { authorization: 'Bearer sandbox-credential' },
      data: { tenantId: 'sys', userId: '', params: { record } },
    });
    const { result } = (await answer.json()) as { result: StoredRow };
    rows.push(result);
  }
  rows.sort((one, other) => (String(one['RecordId']) < String(other['RecordId']) ? -1 : 1));
  for (const { RecordId } of rows.slice(0, 2))
    await request.post('/sandbox/review', { data: { recordId: RecordId, state: '2' } });
  return rows;
}

/** Puts the vouchers of a mobile number on this phone. */
async function findVouchers(visitor: Visitor, mobile: string): Promise<void> {
  const { page, say } = visitor;
  await page.goto(`/certificates/${stories.review}`);
  await visitor.askForCode(mobile);
  await page.locator('#code').fill(await sentCode(page.request, mobile));
  await expect(visitor.heading).toHaveText(say('vouchers', 'listTitle'));
}

/** A swipe moves the deck to the side by this share of the phone's width. */
async function swipe(page: Page, share: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const width = page.viewportSize()?.width ?? 0;
  const from = width * (share < 0 ? 0.9 : 0.1);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', from + (width * share * step) / 8);
    // A swipe takes time; moves of the same moment would be a swipe of endless speed.
    await page.waitForTimeout(16);
  }
  await touch('touchEnd', 0);
}

/** The card in sight, and the code that its picture says. */
async function expectCode(page: Page, address: string, code: unknown): Promise<void> {
  await expect(page).toHaveURL(address);
  const card = page.locator('.deck-card:not([aria-hidden]), .fullCode-pass');
  await expect(card.locator('.code-spelled .x-hidden')).toHaveText(String(code).split('').join(' '));
  const drawn = await card.locator('svg path').first().getAttribute('d');
  expect(drawnModules(drawn ?? ''), `the QR code at ${address}`).toEqual(darkModules(String(code)));
  // The row has come to rest on it, not only been told so.
  const leftOf = (of: Locator) => of.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const pass = page.locator('.ticket-pass, .fullCode-pass');
  // Both in one look: right after Back the screen that is left may still stand there.
  await expect.poll(async () => (await leftOf(card)) - (await leftOf(pass))).toBe(0);
}

for (const language of languagesOf('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`the codes of a group are leafed through, and open without a network (${language})`, {
      tag: '@group-codes',
    }, async ({ page, context, request, visitor, noise }) => {
      test.slow();
      noise.allowOffline();
      noise.expect(severalRows);
      const { say } = visitor;
      const mobile = newMobile();
      const rows = await storeGroup(request, mobile, names[language]);
      const [first, second, third] = rows.map(({ RecordId }) => `/code?voucher=${String(RecordId)}`) as [
        string,
        string,
        string,
      ];
      const ofGroup = `${first}&group=1`;
      const groupCode = rows[0]?.['GroupCode'];
      await findVouchers(visitor, mobile);

      const group = page.getByRole('list', { name: say('vouchers', 'groupLine', { total: 3 }) });
      await expect(group.locator('.vouchers-row')).toHaveCount(3);
      await expectAccessible(page, 'the list with a group');
      await visitor.link(say('vouchers', 'groupShow')).click();
      await expectCode(page, ofGroup, groupCode);
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page.locator('.ticket-pass')).toContainText(say('vouchers', 'groupText', { total: 3 }));
      await expect(page.locator('.ticket-pass')).toContainText(
        say('vouchers', 'groupToBeReviewed', { count: 1 }),
      );
      for (const name of names[language]) await expect(page.locator('.deck-members')).toContainText(name);
      await expectAccessible(page, 'the code of a group');
      // Nobody comes before; the browser must not take it for the way back.
      await swipe(page, 0.7);
      await expectCode(page, ofGroup, groupCode);

      const entries = await page.evaluate(() => history.length);
      await swipe(page, -0.7);
      await expectCode(page, first, rows[0]?.['VoucherCode']);
      await expect(page.locator('.deck-place')).toHaveText('1 / 3');
      await visitor.button(say('vouchers', 'next')).click();
      await expectCode(page, second, rows[1]?.['VoucherCode']);
      await page.keyboard.press('ArrowRight');
      await expectCode(page, third, rows[2]?.['VoucherCode']);
      await expect(page.locator('.v-deck [role="status"]')).toHaveText(
        say('vouchers', 'positionHeard', { number: 3, total: 3, name: String(rows[2]?.['Name']) }),
      );
      await swipe(page, 0.7);
      await expectCode(page, second, rows[1]?.['VoucherCode']);
      await expectAccessible(page, 'the code of one of a group');
      expect(await page.evaluate(() => history.length)).toBe(entries);

      await visitor.link(say('vouchers', 'full')).click();
      await expectCode(page, second.replace('/code', '/xycode'), rows[1]?.['VoucherCode']);
      await page.goBack();
      await expectCode(page, second, rows[1]?.['VoucherCode']);
      await expect(page.locator('main').getByText(say('vouchers', 'offlineReady'))).toBeVisible();

      await context.setOffline(true);
      await page.close();
      const later = await context.newPage();
      await later.goto(second);
      await expectCode(later, second, rows[1]?.['VoucherCode']);
      await later.reload();
      await expectCode(later, second, rows[1]?.['VoucherCode']);
      await swipe(later, 0.7);
      await expectCode(later, first, rows[0]?.['VoucherCode']);
      await later.getByRole('button', { name: say('vouchers', 'previous') }).click();
      await expectCode(later, ofGroup, groupCode);

      await later.getByRole('button', { name: say('vouchers', 'savePicture') }).click();
      const picture = later.getByRole('dialog').getByRole('img', { name: String(groupCode) });
      await expect(picture).toHaveAttribute('src', /^data:image\/png/);
      await later.keyboard.press('Escape');
      await later.getByRole('link', { name: say('vouchers', 'full') }).click();
      await expectCode(later, ofGroup.replace('/code', '/xycode'), groupCode);
      await expectAccessible(later, 'the code of a group in full screen');
    });

    test(`the codes of a group fit 320 px with text of 200 % (${language})`, {
      tag: ['@D18', '@repeats'],
    }, async ({ page, request, visitor, noise }) => {
      noise.expect(severalRows);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      const mobile = newMobile();
      const [first] = await storeGroup(request, mobile, names[language]);
      await findVouchers(visitor, mobile);
      const address = `voucher=${String(first?.['RecordId'])}`;
      for (const path of [
        '/list',
        `/code?${address}&group=1`,
        `/code?${address}`,
        `/xycode?${address}&group=1`,
      ]) {
        await page.goto(path);
        await expect(visitor.heading).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        const cut = await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              '.deck-card:not([aria-hidden]) *, .ticket-pass > *, .fullCode-pass > *, .vouchers-group *',
            ),
          ]
            .filter((element) => element.closest('.x-hidden, .deck-track > [aria-hidden]') === null)
            .filter((element) => element.getBoundingClientRect().right > 320.5)
            .map((element) => `${element.className} ${element.textContent?.slice(0, 30)}`),
        );
        expect(cut, `cut off on ${path}`).toEqual([]);
        for (const way of await page
          .locator('main button:visible:not([aria-disabled]), main a:visible')
          .all())
          await way.click({ trial: true });
      }
      await page.goto(`/code?${address}`);
      for (const name of ['previous', 'next'] as const) {
        const step = visitor.button(visitor.say('vouchers', name));
        const box = await step.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  });
