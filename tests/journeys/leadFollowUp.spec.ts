import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { callApi, holdVouchers } from './support/onSite.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf, type Say } from './support/words.ts';

const stand = stories.stand;
const exhibitorId = 'exhibitor000000000000001';

const exhibitorIsIn = (page: Page) =>
  page.addInitScript((exhibitor) => {
    localStorage.setItem('exhibitorId', exhibitor);
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    localStorage.setItem(
      'exhibitorContact',
      JSON.stringify({ Name: '顾清和', RecordId: 'contact00000000000000001' }),
    );
  }, exhibitorId);

async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectFits(page, what);
}

/** What the numbers of the booth are to say, counted from its rows: by the row that is earliest for each visitor. */
async function figuresOf(
  request: APIRequestContext,
  say: Say,
): Promise<readonly (readonly [string, string])[]> {
  const met = new Map<string, { addedAtMs: number; messageAtMs: number }>();
  for (const row of await rowsIn(request, 'AddressBook')) {
    if (row['ExhibitionId'] !== stand || row['ExhibitorId'] !== exhibitorId || row['State'] !== '1') continue;
    const id = String(row['ContactVisitorId'] || row['ContactKey']);
    const { addedAtMs, messageAtMs } = met.get(id) ?? { addedAtMs: Infinity, messageAtMs: Infinity };
    met.set(id, {
      addedAtMs: Math.min(addedAtMs, Number(row['AddedAtMesc'])),
      messageAtMs: Math.min(messageAtMs, Number(row['FirstMessageAtMesc']) || Infinity),
    });
  }
  const all = Array.from(met.values());
  const minutes = all
    .filter(({ messageAtMs }) => messageAtMs < Infinity)
    .map(({ addedAtMs, messageAtMs }) => Math.round((messageAtMs - addedAtMs) / 60_000))
    .sort((one, other) => one - other);
  const [lower = 0, upper = 0] = [
    minutes[Math.ceil(minutes.length / 2) - 1],
    minutes[Math.floor(minutes.length / 2)],
  ];
  return [
    [
      say('exhibitorCenter', 'firstMessageMedian'),
      say('exhibitorCenter', 'minutes', { minutes: Math.round((lower + upper) / 2) }),
    ],
    [say('exhibitorCenter', 'firstMessageNone'), String(all.length - minutes.length)],
  ];
}

for (const language of languagesOf('zh'))
  test.describe(`the follow-up of a lead (${language})`, () => {
    test.use({ language });

    test(`a scanned visitor gets an owner, a day and a first message, which the visitor reads; the booth settles what is open (${language})`, {
      tag: '@way-leads',
    }, async ({ page, request, visitor, openPhone }) => {
      test.slow();
      const { say } = visitor;
      const main = page.locator('main');
      const name = language === 'zh' ? '温知夏' : 'Wendy Summer';
      const registered = await callApi(request, 'insert/VisitorExhibitionInfo', {
        record: { ExhibitionId: stand, Name: name, CompanyName: '江海精工', Mob: newMobile() },
      });
      await exhibitorIsIn(page);
      await page.goto(`/exhibitor-center/${stand}/leads`);
      await expect(page.locator('main ul li a[href*="/leads/"]').first()).toBeVisible();
      await pauseBetweenTaps(page);
      await visitor.button(say('leads', 'scan')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(String(registered['VoucherCode']));
      await dialog.getByRole('button', { name: say('hostTools', 'scanUse') }).click();
      await expect(main).toContainText(name, { timeout: 20_000 });
      await look(page, 'a lead without an owner');
      const take = say('leads', 'take', { day: '' }).trim();
      await pauseBetweenTaps(page);
      await page.getByRole('button', { name: take }).click();
      await expect(page.getByRole('button', { name: take })).toHaveCount(0);
      await pauseBetweenTaps(page);
      await visitor.button(say('leads', 'step_price')).click();
      await pauseBetweenTaps(page);
      await visitor.button(say('leads', 'firstSend')).click();
      await expect(visitor.link(say('leads', 'writeAnyway'))).toBeVisible({ timeout: 20_000 });
      await look(page, 'a lead with a first message');

      const phone = await openPhone();
      await holdVouchers(phone, [registered], { exhibitionId: stand });
      const theirs = await phone.newPage();
      await theirs.goto(`/messages/${stand}/to/exhibitor/${exhibitorId}`);
      await expect(theirs.locator('main')).toContainText(name, { timeout: 20_000 });
      await expect(theirs.locator('main')).toContainText('5A21');

      await page.goto(`/exhibitor-center/${stand}/open-leads`);
      await expect(visitor.heading).toHaveText(say('leads', 'openTitle'));
      await look(page, 'the open leads');
      const lead = language === 'zh' ? '何望舒' : '程素问';
      await visitor.button(say('leads', 'assignLabel', { name: lead })).click();
      await pauseBetweenTaps(page);
      await page.getByRole('dialog').getByRole('button', { name: '贺安宁' }).click();
      await expect
        .poll(async () =>
          (await rowsIn(request, 'AddressBook')).some(
            (row) => row['Name'] === lead && row['OwnerName'] === '贺安宁',
          ),
        )
        .toBe(true);

      // Other journeys meet visitors at this booth too.
      await expect(async () => {
        await page.goto(`/exhibitor-center/${stand}/leads`);
        await expect(main.locator('ul li a[href*="/leads/"]').first()).toBeVisible();
        const figures = await figuresOf(request, say);
        await page.goto(`/exhibitor-center/${stand}`);
        for (const [figure, value] of figures)
          await expect(main.locator('dt', { hasText: figure }).first().locator('+ dd')).toHaveText(value, {
            timeout: 5_000,
          });
      }).toPass({ timeout: 40_000 });
    });
  });
