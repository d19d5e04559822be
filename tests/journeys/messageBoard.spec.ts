import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registered } from './support/registered.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** Of the seeds: the first one has more than two pages of messages, and the fourth one none. */
const talked = 'exhibitor000000000001001';
const silent = { zh: 'exhibitor000000000001004', en: 'exhibitor000000000001008' } as const;
const pageOf = (exhibitorId: string) => `/exhibitor/${stories.open}/${exhibitorId}`;
const boardOf = (page: Page, { say }: Visitor) =>
  page.getByRole('region', { name: say('comments', 'title_exhibitor') });

for (const language of languagesOf('en'))
  test.describe(`the message board of an exhibitor (${language})`, () => {
    test.use({ language });

    test(`shows the newest messages with the exhibitor’s answers, and the next ones after a tap (${language})`, async ({
      page,
      visitor,
    }) => {
      await page.goto(pageOf(talked));
      const board = boardOf(page, visitor);
      const items = board.locator('ul > li');
      await expect(items).toHaveCount(10);
      await expect(board.getByText(visitor.say('comments', 'answer')).first()).toBeVisible();
      await expectAccessible(page, 'a message board');
      await expectFits(page, 'a message board');
      const times = await board
        .locator('li > div:first-child time')
        .evaluateAll((found) => found.map((time) => time.getAttribute('datetime') ?? ''));
      expect(times.slice().sort().reverse()).toEqual(times);
      await board.getByRole('button', { name: visitor.say('comments', 'more_exhibitor') }).click();
      await expect(items).toHaveCount(20);
      // A second tap within half a second is taken for a slip of the finger.
      await expect(async () => {
        if ((await items.count()) === 20)
          await board
            .getByRole('button', { name: visitor.say('comments', 'more_exhibitor') })
            .click({ timeout: 3_000 });
        await expect(items.nth(22)).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(board.getByText('<b>加粗</b>')).toBeVisible();
    });

    test(`a stranger is asked to register, comes back, and writes once (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/insert\/ProductVisitInfoMessage$/);
      const { say } = visitor;
      const mobile = await registered(request);
      const exhibitorId = silent[language];
      await page.goto(pageOf(exhibitorId));
      const board = boardOf(page, visitor);
      await expect(board.getByText(say('comments', 'none_exhibitor'))).toBeVisible();
      await expect(board.getByText(say('content', 'registerFirst'))).toBeVisible();
      await expectAccessible(page, 'an empty message board');
      await board.getByRole('button', { name: say('comments', 'register_exhibitor') }).click();
      await visitor.prove(mobile);
      await expect(page).toHaveURL(new RegExp(`${pageOf(exhibitorId)}$`));
      const text = `展位周末有人吗？${newMobile()}`;
      const stored = async () =>
        (await rowsIn(request, 'ProductVisitInfoMessage')).filter((row) => row['Content'] === text);
      const field = board.getByLabel(say('comments', 'label_exhibitor'));
      await field.fill(text);
      const faults = await faultsOf(page);
      faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/ProductVisitInfoMessage' });
      await board.getByRole('button', { name: say('comments', 'send') }).click();
      await expect(board.getByText(say('comments', 'failed'))).toBeVisible();
      faults.clear();
      await page.reload();
      await expect(field).toHaveValue(text);
      await board.getByRole('button', { name: say('comments', 'send') }).click();
      const item = board.locator('ul > li').filter({ hasText: text });
      await expect(item).toContainText(say('comments', 'mine'));
      await expect(field).toHaveValue('');
      expect(await stored()).toMatchObject([{ ExhibitorId: exhibitorId, SourceType: '留言板' }]);
      // A control that the page's bar half covers is too small for axe.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page, 'an own message on a board');
      await expectFits(page, 'an own message on a board');
    });

    test(`one’s own message is removed for everybody (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/delete\/ProductVisitInfoMessage$/);
      const { say } = visitor;
      await registerPhone(page, request);
      const text = `可以预约参观吗？${newMobile()}`;
      const stored = async () =>
        (await rowsIn(request, 'ProductVisitInfoMessage')).filter((row) => row['Content'] === text);
      await page.goto(pageOf('exhibitor000000000001012'));
      const board = boardOf(page, visitor);
      await board.getByLabel(say('comments', 'label_exhibitor')).fill(text);
      await board.getByRole('button', { name: say('comments', 'send') }).click();
      const item = board.locator('ul > li').filter({ hasText: text });
      const actions = item.getByRole('button', { name: /更多操作|More options for what/ });
      const faults = await faultsOf(page);
      faults.switchOn({ name: 'serverError500', path: 'delete/ProductVisitInfoMessage' });
      await actions.click();
      await expectAccessible(page, 'what can be done about an own message');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('comments', 'remove') })
        .click();
      await expect(page.getByText(say('comments', 'removeFailed')).first()).toBeVisible();
      await expect(item).toBeVisible();
      faults.clear();
      await actions.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('comments', 'remove') })
        .click();
      await expect(item).toHaveCount(0);
      await expect.poll(async () => (await stored()).length).toBe(0);
    });

    test(`what others wrote is reported to the organiser, and cannot be removed (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      await page.goto(pageOf(talked));
      const board = boardOf(page, visitor);
      await board
        .getByRole('button', { name: /更多操作|More options for what/ })
        .first()
        .click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('button', { name: say('comments', 'remove') })).toHaveCount(0);
      await sheet.getByRole('button', { name: say('comments', 'report') }).click();
      await expectAccessible(page, 'the reasons of a report');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('comments', 'report_spam') })
        .click();
      await expect(page.getByText(say('content', 'reported')).first()).toBeVisible();
      const told = (await rowsIn(request, 'ConnectUs')).filter((row) => row['VisitorId'] === visitorId);
      expect(told).toHaveLength(1);
      expect(told[0]?.['Content']).toContain(say('comments', 'report_spam'));
    });
  });

test('the exhibitor’s answer arrives below an own message while the page is seen', async ({
  page,
  request,
  visitor,
}) => {
  const { say } = visitor;
  await registerPhone(page, request);
  const text = `有样品可以带走吗？${newMobile()}`;
  await page.goto(pageOf('exhibitor000000000001016'));
  const board = boardOf(page, visitor);
  await board.getByLabel(say('comments', 'label_exhibitor')).fill(text);
  await board.getByRole('button', { name: say('comments', 'send') }).click();
  const item = board.locator('ul > li').filter({ hasText: text });
  await expect(item).toContainText(say('comments', 'mine'));
  const [row] = (await rowsIn(request, 'ProductVisitInfoMessage')).filter((one) => one['Content'] === text);
  await request.post('/sandbox/board', { data: { recordId: row?.['RecordId'], answer: '可以，请来展位。' } });
  await expect(item).toContainText('可以，请来展位。', { timeout: 30_000 });
  await expect(item).toContainText(say('comments', 'answer'));
});
