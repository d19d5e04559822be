import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { registerPhone } from './support/registerPhone.ts';
import type { StoredRow } from './support/records.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const firm = 'exhibitor000000000001021';
const list = `/messages/${stories.open}`;
const conversation = `${list}/to/exhibitor/${firm}`;
const talker = 'person00000000000000000m';
const large = 'large0000000000000000001';
const talkerList = `/messages/${large}`;
const bubbles = (page: Page) => page.locator('main ol li');
const badge = (page: Page) => page.locator(`main a[href$="${firm}"]`).getByText(/^1 (?:条未读|unread)$/);

async function sentBy(request: APIRequestContext, visitorId: string): Promise<readonly StoredRow[]> {
  const answer = await request.post('/v2/data/queryList/MessageInfo', {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: {
      tenantId: 'sys',
      params: { condition: { ExhibitionId: stories.open, VisitorSender: visitorId } },
    },
  });
  return ((await answer.json()) as { result: readonly StoredRow[] }).result;
}

/** As the exhibitor does it on the sandbox's page. */
const actAsFirm = (request: APIRequestContext, visitorId: string, wish: object) =>
  request.post('/sandbox/messages', {
    data: { exhibitionId: stories.open, exhibitorId: firm, visitorId, ...wish },
  });

async function usedBy(page: Page, visitorId: string): Promise<void> {
  await page.context().addInitScript((id) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('visitorId', id);
  }, visitorId);
}

for (const language of languagesOf('en'))
  test.describe(`messages (${language})`, () => {
    test.use({ language });

    test(`a first message begins with a template, is answered, and the answer counts as unread (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const visitorId = await registerPhone(page, request);
      await page.goto(`/exhibitor/${stories.open}/${firm}`);
      await visitor.link(visitor.say('content', 'sendMessage')).click();
      await expect(page.getByText(visitor.say('conversation', 'first'))).toBeVisible();
      await expectAccessible(page, 'a conversation that has not begun');
      await expectFits(page, 'a conversation that has not begun');
      await visitor.button(visitor.say('conversation', 'templateBrochure')).click();
      await expect(page.locator('textarea')).toHaveValue(visitor.say('conversation', 'templateBrochure'));
      await visitor.button(visitor.say('conversation', 'send')).click();
      await expect(page.locator('textarea')).toHaveValue('');
      await expect(page.locator('main').getByText(visitor.say('conversation', 'sent'))).toBeVisible();
      expect(await sentBy(request, visitorId)).toMatchObject([
        { Content: visitor.say('conversation', 'templateBrochure'), ExhibitorReceiver: firm },
      ]);
      // The answer comes while another page is open.
      await page.goto(list);
      await expect(badge(page)).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page, 'the list of conversations');
      await expectFits(page, 'the list of conversations');
      await page.goto(`/mine/${stories.open}`);
      await page.goto(list);
      await page.locator(`main a[href$="${firm}"]`).click();
      await expect(bubbles(page)).toHaveCount(2);
      await expect(page.locator('main').getByText(visitor.say('conversation', 'read'))).toBeVisible();
      await expectAccessible(page, 'a conversation');
      await expectFits(page, 'a conversation');
      await page.goBack();
      await expect(page.locator(`main a[href$="${firm}"]`)).toBeVisible();
      await expect(badge(page)).toHaveCount(0);
    });

    test(`a message that is refused says why, can be sent again, and can be removed (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expect(/resCode 1402/);
      const visitorId = await registerPhone(page, request);
      await actAsFirm(request, visitorId, { block: 'on' });
      await page.goto(conversation);
      await page.locator('textarea').fill('您好 hello');
      await visitor.button(visitor.say('conversation', 'send')).click();
      await expect(page.getByText(visitor.say('conversation', 'refusedBlocked')).first()).toBeVisible();
      await expectAccessible(page, 'a refused message');
      await expectFits(page, 'a refused message');
      await page.reload();
      await expect(page.getByText(visitor.say('conversation', 'refusedBlocked')).first()).toBeVisible();
      await actAsFirm(request, visitorId, { block: 'off' });
      await visitor.button(visitor.say('conversation', 'sendAgain')).click();
      await expect(page.locator('main').getByText(visitor.say('conversation', 'sent'))).toBeVisible();
      expect(await sentBy(request, visitorId)).toHaveLength(1);
      await actAsFirm(request, visitorId, { block: 'on' });
      await page.locator('textarea').fill('again');
      await visitor.button(visitor.say('conversation', 'send')).click();
      await visitor.button(visitor.say('conversation', 'remove')).click();
      await expect(page.getByText('again', { exact: true })).toHaveCount(0);
      expect(await sentBy(request, visitorId)).toHaveLength(1);
    });

    test(`a phone without a registration is asked to register, and the organiser cannot be answered (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      await page.goto(conversation);
      await expect(page.getByText(visitor.say('content', 'registerFirst'))).toBeVisible();
      await page.goto(`${list}/to/admin/x`);
      await expect(page.locator('main').getByText(visitor.say('conversation', 'gone'))).toBeVisible();
      await registerPhone(page, request);
      await page.goto(list);
      await page.locator('main a[href*="/to/organizer/"]').click();
      await expect(page.getByText(visitor.say('conversation', 'readOnly'))).toBeVisible();
      await expect(page.locator('textarea')).toHaveCount(0);
      await expectAccessible(page, 'the organiser’s messages');
      await expectFits(page, 'the organiser’s messages');
    });
  });

test('a message whose answer got lost is one row and is shown once', async ({
  page,
  request,
  visitor,
  noise,
}) => {
  noise.expectFailed(/insert\/MessageInfo$/);
  const visitorId = await registerPhone(page, request);
  await page.goto(conversation);
  await expect(page.getByText(visitor.say('conversation', 'first'))).toBeVisible();
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/MessageInfo', times: 1 });
  await page.locator('textarea').fill('还在展位吗');
  await visitor.button(visitor.say('conversation', 'send')).click();
  await expect(page.locator('main').getByText(visitor.say('conversation', 'sent'))).toBeVisible();
  await expect(page.getByText('还在展位吗')).toHaveCount(1);
  expect(await sentBy(request, visitorId)).toHaveLength(1);
});

test('a message that was written offline outlives its tab and is sent once by another one', {
  tag: '@way-messages',
}, async ({ page, context, request, visitor, noise }) => {
  noise.allowOffline();
  const visitorId = await registerPhone(page, request);
  await page.goto(conversation);
  await expect(page.getByText(visitor.say('conversation', 'first'))).toBeVisible();
  const other = await context.newPage();
  await other.goto(conversation);
  await expect(other.getByText(visitor.say('conversation', 'first'))).toBeVisible();
  await context.setOffline(true);
  await page.locator('textarea').fill('离线写的');
  await visitor.button(visitor.say('conversation', 'send')).click();
  await expect(page.getByText(visitor.say('conversation', 'queued'))).toBeVisible();
  expect(await sentBy(request, visitorId)).toEqual([]);
  await page.close();
  await context.setOffline(false);
  await expect(other.locator('main').getByText(visitor.say('conversation', 'sent'))).toBeVisible({
    timeout: 30_000,
  });
  expect(await sentBy(request, visitorId)).toHaveLength(1);
});

test('a message that was written offline is sent by the next visit, whichever page it begins with', async ({
  page,
  context,
  request,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  const visitorId = await registerPhone(page, request);
  await page.goto(conversation);
  await expect(page.getByText(visitor.say('conversation', 'first'))).toBeVisible();
  await context.setOffline(true);
  await page.locator('textarea').fill('路上写的');
  await visitor.button(visitor.say('conversation', 'send')).click();
  await expect(page.getByText(visitor.say('conversation', 'queued'))).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/exhibitor/${stories.open}/${firm}`);
  await expect
    .poll(async () => (await sentBy(request, visitorId)).map((row) => row['Content']), { timeout: 20_000 })
    .toEqual(['路上写的']);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('messagesWaiting'))).toBeNull();
});

test('conversations that were read are there without a network, with their age', async ({
  page,
  context,
  noise,
  visitor,
}) => {
  noise.allowFailed(/\/v2\/data\//);
  noise.allowOffline();
  await usedBy(page, talker);
  await page.goto(talkerList);
  await expect(page.locator('main ul li').first()).toBeVisible();
  await page.route('**/v2/data/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('main ul li').nth(3)).toBeVisible();
  await expect(page.getByText(/^(?:以下内容|截至|数据)|\d\d:\d\d/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(visitor.heading).toHaveText(visitor.say('conversation', 'title'));
});

test('a list of conversations keeps its place, and a very long text is held back before it is sent', async ({
  page,
  visitor,
}) => {
  await usedBy(page, talker);
  await page.goto(talkerList);
  const first = page.locator('main ul li').first();
  await expect(first).toBeVisible();
  expect(await first.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThanOrEqual(160);
  await page.evaluate(() => window.scrollTo(0, 2_000));
  const link = page.locator('main ul a').nth(6);
  // The rows are drawn as they come into view.
  await expect(() => link.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  const href = await link.getAttribute('href');
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(bubbles(page).first()).toBeVisible();
  await page.locator('textarea').fill('长'.repeat(20_000));
  await visitor.button(visitor.say('conversation', 'send')).click();
  await expect(page.getByText(/请删减 18000 个字/).first()).toBeVisible();
  await expect(page.locator('textarea')).toHaveValue('长'.repeat(20_000));
  await page.locator('textarea').fill('');
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(100);
});

test('of ten thousand messages the newest are there first, and older ones move nothing on the screen', async ({
  page,
}) => {
  await usedBy(page, talker);
  await page.goto(`/messages/${large}/to/exhibitor/exhibitorlarge0000000007`);
  await expect(bubbles(page).last()).toBeInViewport();
  const region = page.locator('main [role="region"]');
  const count = () => bubbles(page).count();
  const first = await count();
  expect(first).toBeLessThan(100);
  const text = await bubbles(page).nth(4).locator('p').first().innerText();
  const topOf = () =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  await region.evaluate((element) => element.scrollTo(0, -element.scrollHeight));
  const before = await topOf();
  await expect.poll(count).toBeGreaterThan(first);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(3);
  await expect(page.getByText(text, { exact: true }).first()).toBeInViewport();
});
