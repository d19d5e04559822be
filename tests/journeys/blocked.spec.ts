import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { holdVouchers } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const firm = 'exhibitor000000000001021';
const list = `/messages/${stories.open}`;
const conversation = `${list}/to/exhibitor/${firm}`;

const writeAsFirm = (request: APIRequestContext, visitorId: string, text: string) =>
  request.post('/sandbox/messages', {
    data: { exhibitionId: stories.open, exhibitorId: firm, visitorId, text },
  });

/** Its name ends with their number. */
const blockedCell = (page: Page, { say }: Visitor) =>
  page.locator('main').getByRole('button', { name: say('conversation', 'blockedList') });

async function choose(page: Page, visitor: Visitor, key: 'report' | 'block' | 'unblock') {
  await visitor.button(visitor.say('conversation', 'more')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'what can be done about a partner');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.say('conversation', key) })
    .click();
}

for (const language of languagesOf('en'))
  test.describe(`a partner who is blocked (${language})`, () => {
    test.use({ language });

    test(`is neither in the list nor counted, cannot be written to, and comes back when unblocked (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      await writeAsFirm(request, visitorId, '最新优惠');
      await page.goto(conversation);
      await expect(page.locator('main ol li')).toHaveCount(1);
      await choose(page, visitor, 'block');
      await expect(page.getByText(say('conversation', 'blockedNote'))).toBeVisible();
      await expect(page.locator('textarea')).toHaveCount(0);
      await expectAccessible(page, 'a conversation with a blocked partner');
      await expectFits(page, 'a conversation with a blocked partner');
      // Taken back by the toast, and done again.
      await visitor.button(say('conversation', 'undo')).click();
      await expect(page.locator('textarea')).toBeVisible();
      await choose(page, visitor, 'block');
      await expect(page.getByText(say('conversation', 'blockedNote'))).toBeVisible();

      await writeAsFirm(request, visitorId, '再看看');
      await page.goto(list);
      await expect(blockedCell(page, visitor)).toBeVisible();
      await expect(page.locator('main a[href*="/to/organizer/"]')).toBeVisible();
      await expect(page.locator(`main a[href$="${firm}"]`)).toHaveCount(0);
      await expectAccessible(page, 'a list with a blocked partner');
      await expectFits(page, 'a list with a blocked partner');
      // The organiser's message alone counts.
      const rows = await rowsIn(request, 'VisitorExhibitionInfo');
      const own = rows.filter((row) => row['VisitorId'] === visitorId);
      await holdVouchers(context, own, { exhibitionId: stories.open });
      await page.goto(`/mine/${stories.open}`);
      await expect(page.locator(`main a[href="${list}"]`)).toContainText(/1 (?:条未读|unread)/);

      await page.goto(list);
      await blockedCell(page, visitor).click();
      await expectAccessible(page, 'the blocked partners');
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(page).toHaveURL(new RegExp(`${firm}$`));
      await visitor.button(say('conversation', 'unblock')).click();
      await expect(page.locator('textarea')).toBeVisible();
      await page.goto(list);
      await expect(page.locator(`main a[href$="${firm}"]`)).toContainText('再看看');
      await expect(blockedCell(page, visitor)).toHaveCount(0);
    });

    test(`a partner is reported to the organiser once, by a reason (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      const report = async (said: 'reported' | 'reportedBefore') => {
        await page.goto(conversation);
        await choose(page, visitor, 'report');
        const reason = page
          .getByRole('dialog')
          .getByRole('button', { name: say('conversation', 'report_fraud') });
        await expect(reason).toBeVisible();
        await expectAccessible(page, 'the reasons of a report');
        await reason.click();
        await expect(page.getByText(say('content', said)).first()).toBeVisible();
      };
      await report('reported');
      await report('reportedBefore');
      const sent = (await rowsIn(request, 'ConnectUs')).filter((row) => row['VisitorId'] === visitorId);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.['Content']).toContain(`exhibitor ${firm}`);
    });
  });
