import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const leads = `/exhibitor-center/${stories.stand}/leads`;
/** A browser logs that it was offline; that is not the page's noise. */
/** Each language notes others: journeys run at the same time. */
const met = {
  zh: { name: '陈以安', visitorId: 'visitor0000000000leadszh', mobile: '13900004401', pass: '700000000021' },
  en: {
    name: 'Chen Yian',
    visitorId: 'visitor0000000000leadsen',
    mobile: '13900004402',
    pass: '700000000022',
  },
} as const;

const fragmentOf = (value: unknown) => `1.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const rows = (page: Page) => page.locator('main ul li a[href*="/leads/"]');
const noted = async (page: Page, name: string) =>
  (await rowsIn(page.request, 'AddressBook')).filter((row) => row['Name'] === name);

const exhibitorIsIn = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    localStorage.setItem('exhibitorContact', JSON.stringify({ Name: '顾清和' }));
  });

async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectFits(page, what);
}

/** By the keyboard: the browser of the journeys has no camera. */
async function scan(visitor: Visitor, word: 'scan' | 'scanNext', code: string): Promise<void> {
  const { page, say } = visitor;
  await pauseBetweenTaps(page);
  await visitor.button(say('leads', word)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: say('hostTools', 'scanUse') }).click();
}

for (const language of languagesOf('en'))
  test.describe(`leads (${language})`, () => {
    test.use({ language });

    test(`a booth notes visitors without a network, loses the page, and sends each once (${language})`, {
      tag: '@way-leads',
    }, async ({ page, context, visitor, noise }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const main = page.locator('main');
      const { name, visitorId, mobile, pass } = met[language];
      const card = `https://fair.test/cards/${stories.stand}/add#${fragmentOf([visitorId, name, 'Company', '', mobile])}`;
      await exhibitorIsIn(page);
      await page.goto(leads);
      await expect(rows(page).first()).toBeVisible();
      await expect(main.getByText(say('leads', 'offlineReady'))).toBeVisible({ timeout: 30_000 });
      await look(page, 'the leads of a booth');

      await context.setOffline(true);
      await page.reload();
      await scan(visitor, 'scan', card);
      await expect(main).toContainText(say('leads', 'saved_new', { name }));
      await expect(main).toContainText(mobile);
      await visitor.button(say('cards', 'hot')).click();
      await page.locator('#lead-note').fill('下周寄样品');
      await page.locator('#lead-followUp').fill('2099-01-02');
      // The bar at the foot covers a part of what lies behind it.
      await page.locator('#lead-note').scrollIntoViewIfNeeded();
      await look(page, 'a lead');
      await scan(visitor, 'scanNext', pass);
      await expect(main).toContainText(say('leads', 'passOnlyText'));
      await scan(visitor, 'scanNext', card);
      await expect(main).toContainText(say('leads', 'saved_again', { name }));
      await page.goto(leads);
      await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
      expect(await noted(page, name)).toEqual([]);

      await context.setOffline(false);
      await expect.poll(async () => (await noted(page, name)).length, { timeout: 20_000 }).toBe(1);
      await expect(main.getByText(say('leads', 'sentAll'))).toBeVisible();
      expect(await noted(page, name)).toMatchObject([
        {
          Note: '下周寄样品',
          Temperature: 'hot',
          FollowUpDate: '2099-01-02',
          Mob: mobile,
          NotedBy: '顾清和',
        },
      ]);
      const stored = await page.evaluate(() =>
        [localStorage, sessionStorage].map((kept) => JSON.stringify(Object.entries(kept))).join(),
      );
      expect(stored).not.toContain(mobile);

      await page.getByRole('searchbox').fill('罗衣');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('周以宁');
      const download = page.waitForEvent('download');
      await visitor.button(say('leads', 'export')).click();
      await page.getByRole('button', { name: say('cards', 'exportCsv') }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain('寄主轴样本');
      await rows(page).click();
      await expect(main).toContainText('对精度有疑问');
      await look(page, 'a lead that a colleague has noted too');
    });
  });

test('a code of something else opens nothing, and a pass is given the name that the server tells', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  await exhibitorIsIn(page);
  await page.goto(leads);
  await expect(rows(page).first()).toBeVisible();
  await scan(visitor, 'scan', 'https://elsewhere.test/');
  await expect(page.getByText(say('leads', 'scan_other')).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${leads}$`));
  await scan(visitor, 'scan', '7000 0000 0001');
  await expect(page.locator('main')).toContainText('江海精工集团', { timeout: 20_000 });
  await expect(page.locator('main')).not.toContainText('13900002299');
});
