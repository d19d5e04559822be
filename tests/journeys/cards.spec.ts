import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { textOfShownQr } from './support/textOfQr.ts';
import { createVisitor, newMobile, person, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';

const cards = `/cards/${stories.open}`;
const seller = { Name: '陈以安', CompanyName: '云津轴承有限公司', Job: '销售经理' };
const code = (page: Page) => page.locator('main .code-root');
const rows = (page: Page) => page.locator('main ul li a[href*="/contact/"]');
/** A browser logs that it was offline; that is not the page's noise. */

const fragmentOf = (value: unknown) => `1.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const linkTo = (name: string, visitorId = '') => `${cards}/add#${fragmentOf([visitorId, name, 'Company'])}`;

async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectFits(page, what);
}

/** A phone with a ticket keeps the screens that work without a network. */
async function registerForTicket(visitor: Visitor): Promise<void> {
  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
  await expect(visitor.page.locator('main').getByText(visitor.say('vouchers', 'offlineReady'))).toBeVisible({
    timeout: 30_000,
  });
  await untilScreensKept(visitor.page);
  await expect
    .poll(() => visitor.page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

for (const language of languagesOf('en'))
  test.describe(`business cards (${language})`, () => {
    test.use({ language });

    test(`a card is scanned offline, saved once, given back by message, and withdrawn (${language})`, async ({
      page,
      request,
      visitor,
      openPhone,
      noise,
    }) => {
      test.setTimeout(120_000);
      noise.allowOffline();
      const { say } = visitor;
      const sellerId = await registerPhone(page, request, seller);

      await page.goto(`${cards}/mine`);
      await expect(page.locator('main')).toContainText(seller.Job);
      await expect(page.locator('main')).not.toContainText('139');
      await look(page, 'my card');
      const link = await textOfShownQr(code(page));
      expect(link).toContain(`${cards}/add#1.`);
      await page.getByRole('radio', { name: say('cards', 'codeVcard') }).check();
      await expect.poll(() => textOfShownQr(code(page))).toContain('BEGIN:VCARD\r\nVERSION:3.0');

      const otherPhone = await openPhone({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
      const buying = createVisitor(await otherPhone.newPage(), language);
      const buyerPage = buying.page;
      await registerForTicket(buying);

      await otherPhone.setOffline(true);
      await buyerPage.goto(link);
      await expect(buyerPage.locator('main')).toContainText(seller.Name);
      await expect(buyerPage).toHaveURL(new RegExp(`${cards}/add$`));
      await look(buyerPage, 'a card that was received');
      await buying.button(say('cards', 'hot')).click();
      await buyerPage.locator('#card-note').fill('下周寄样品');
      await buying.button(say('cards', 'save')).click();
      await expect(buyerPage.locator('main')).toContainText(say('cards', 'saved', { name: seller.Name }));
      await look(buyerPage, 'a contact that was saved');
      await buying.button(say('cards', 'giveBackAction')).click();
      await expect(buying.button(say('cards', 'giveBackAction'))).toHaveCount(0);

      await buyerPage.goto(link);
      await expect(buyerPage.locator('main')).toContainText(say('cards', 'known'));
      await expect(buyerPage.locator('#card-note')).toHaveValue('下周寄样品');
      await buying.button(say('cards', 'update')).click();
      await buyerPage.goto(cards);
      await expect(rows(buyerPage)).toHaveCount(1);
      await expect(rows(buyerPage)).toContainText(say('cards', 'hot'));
      await look(buyerPage, 'the card case');
      await otherPhone.setOffline(false);

      await page.goto(`/messages/${stories.open}`);
      await page.locator('main a[href*="/to/visitor/"]').click({ timeout: 40_000 });
      await expect(page.locator('main ol')).toContainText(
        say('cards', 'messageTitle', { name: person.name }),
      );
      await expect(page.locator('main ol')).toContainText(person.company);
      await page.locator('main ol').getByText(say('conversation', 'openLink')).click();
      await expect(page.locator('main')).toContainText(person.name);
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: person.name }));
      await visitor.button(say('cards', 'giveBackAction')).click();
      await expect(visitor.button(say('cards', 'giveBackAction'))).toHaveCount(0);

      await page.goto(`${cards}/given`);
      await expect(page.locator('main')).toContainText(say('cards', 'way_sent', { name: person.name }));
      await expect(page.locator('main')).toContainText(say('cards', 'way_both'));
      await look(page, 'given cards');
      await page.getByRole('button', { name: say('cards', 'withdraw') }).click();
      await visitor.button(say('cards', 'withdrawYes')).click();
      await expect(page.locator('main')).toContainText(
        new RegExp(
          say('cards', 'withdrawn', { time: '@' })
            .replace(/[（()）]/g, '.')
            .replace('@', '.+'),
        ),
      );
      await expect(page.getByRole('button', { name: say('cards', 'withdraw') })).toHaveCount(0);
      await page.getByRole('radio', { name: say('cards', 'iScanned') }).check();
      await expect(page.locator('main a[href*="/contact/"]')).toContainText(person.name);
      await look(page, 'received cards');

      await buyerPage.goto(`/messages/${stories.open}/to/visitor/${sellerId}`);
      await expect(buyerPage.locator('main ol')).toContainText(say('cards', 'withdrawMessage'), {
        timeout: 40_000,
      });
      await otherPhone.close();
    });

    test(`contact data is off until it is chosen, and what is typed is on the card (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const Mob = newMobile();
      await registerPhone(page, request, { ...seller, Mob });
      await page.goto(`${cards}/mine/edit`);
      await expect(page.getByRole('checkbox', { name: say('cards', 'field_mobile') })).not.toBeChecked();
      await expect(page.getByRole('checkbox', { name: say('cards', 'field_company') })).toBeChecked();
      await look(page, 'the edited card');
      await page.getByRole('checkbox', { name: say('cards', 'field_mobile') }).check();
      await page.locator('#card-website').fill('www.example.com');
      await page.locator('#card-english-name').fill('Chen Yian');
      await page.reload();
      await expect(page.locator('#card-english-name')).toHaveValue('Chen Yian');
      await visitor.button(say('cards', 'saveCard')).click();
      await expect(visitor.heading).toHaveText(say('cards', 'mine'));
      for (const text of [Mob, 'www.example.com', 'Chen Yian'])
        await expect(page.locator('main')).toContainText(text);
      await page.reload();
      await expect(page.locator('main')).toContainText(Mob);
      const stored = await page.evaluate(() =>
        [localStorage, sessionStorage].map((kept) => JSON.stringify(Object.entries(kept))).join(),
      );
      expect(stored).not.toContain(Mob);
    });

    test(`a contact is typed, found, exported, deleted and taken back (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      await registerPhone(page, request, seller);
      await page.goto(cards);
      await expect(page.locator('main')).toContainText(say('cards', 'none'));
      await look(page, 'an empty card case');
      await page.getByRole('link', { name: say('cards', 'typed') }).click();
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'nameEmpty'));
      await look(page, 'a contact to be typed');
      await page.locator('#contact-name').fill('=周明');
      await page.locator('#contact-company').fill('北湖机电');
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: '=周明' }));
      await page.locator('#contact-group').fill('供应商');
      await page.locator('#contact-tags').fill('轴承，样品');
      await page.getByRole('link', { name: say('frame', 'back'), exact: true }).click();
      await expect(rows(page)).toContainText('供应商 · 轴承 · 样品');
      await page.goto(cards);
      await expect(rows(page)).toContainText('供应商 · 轴承 · 样品');
      await page.getByRole('searchbox').fill('beihu');
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('searchbox').fill('nothing');
      await expect(page.locator('main')).toContainText(say('cards', 'notFound'));
      await page.getByRole('searchbox').fill('');

      await visitor.button(say('cards', 'export')).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say('cards', 'exportCsv') }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toContain(`"'=周明","北湖机电"`);
      expect(csv.startsWith('\ufeff')).toBe(true);

      await rows(page).click();
      await visitor.button(say('cards', 'remove')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'none'));
      await visitor.button(say('cards', 'undo')).click();
      await expect(rows(page)).toHaveCount(1);
    });

    test(`a phone without a registration keeps the card until its visitor has registered (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      await page.goto(linkTo('周明'));
      await expect(page.locator('main')).toContainText('周明');
      await expect(page.locator('main')).toContainText(visitor.say('cards', 'registerFirst'));
      await look(page, 'a card on a phone without a registration');
      await registerPhone(page, request);
      await page.goto(`${cards}/add`);
      await expect(page.locator('main')).toContainText('周明');
      await expect(visitor.button(visitor.say('cards', 'save'))).toBeVisible();
    });
  });

test('what is no card says so and leads to the card case; markup is text, and a long name fits', async ({
  page,
  request,
  visitor,
}) => {
  const { say } = visitor;
  await registerPhone(page, request);
  const whole = fragmentOf(['', '周明', '公司']);
  const unreadable = [
    whole.slice(0, -5),
    `1.${'A'.repeat(100_000)}`,
    '1.!!!',
    'foo',
    fragmentOf({ a: 1 }),
    fragmentOf(['', 5]),
  ];
  for (const fragment of unreadable) {
    await page.goto('about:blank');
    await page.goto(`${cards}/add#${fragment}`);
    await expect(page.locator('main')).toContainText(say('cards', 'add_unreadable'));
  }
  await look(page, 'a card that cannot be read');
  await expect(visitor.link(say('cards', 'title'))).toHaveCount(1);
  await page.goto('about:blank');
  await page.goto(`${cards}/add#${whole.replace('1.', '9.')}`);
  await expect(page.locator('main')).toContainText(say('cards', 'add_newer'));
  await page.goto('about:blank');
  await page.goto(linkTo(`<img src=x onerror=alert(1)>${'长'.repeat(400)}`));
  await expect(page.locator('main')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);
  await look(page, 'a card with a long name');
});

test('a card that would change a contact says what, and keeps the remarks', async ({
  page,
  request,
  visitor,
}) => {
  const { say } = visitor;
  await registerPhone(page, request);
  await page.goto(linkTo('周明', 'buyer0000000000000000009'));
  await visitor.button(say('cards', 'cold')).click();
  await visitor.button(say('cards', 'save')).click();
  await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: '周明' }));
  await page.goto(`${cards}/add#${fragmentOf(['buyer0000000000000000009', '周明', '新公司'])}`);
  await expect(page.locator('main')).toContainText(say('cards', 'knownChanged'));
  await expect(page.locator('main')).toContainText('Company → 新公司');
  await visitor.button(say('cards', 'update')).click();
  await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: '周明' }));
  await page.goto(cards);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('新公司');
  await expect(rows(page)).toContainText(say('cards', 'cold'));
});

test('the scan of the card case opens a card, and another one after it', { tag: '@way-cards' }, async ({
  page,
  request,
  visitor,
  baseURL,
}) => {
  const { say } = visitor;
  await registerPhone(page, request);
  await page.goto(cards);
  for (const name of ['周明', '林夏']) {
    await visitor.button(say('cards', 'scan')).click();
    await page.getByLabel(say('hostTools', 'scanTyped')).fill(`${baseURL}${linkTo(name)}`);
    await visitor.button(say('hostTools', 'scanUse')).click();
    await expect(page.locator('main')).toContainText(name);
    await visitor.button(say('cards', 'save')).click();
    await expect(page.locator('main')).toContainText(say('cards', 'saved', { name }));
    await page.goto(cards);
  }
  await expect(rows(page)).toHaveCount(2);
});
