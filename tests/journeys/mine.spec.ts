import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { otherCode, test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { type Language, languagesOf } from './support/words.ts';

/** Two people of the story in the same situation: each language changes its own. */
const declinedMobile: Readonly<Record<Language, string>> = { zh: '13800000006', en: '13800000007' };
const seatedMobile: Readonly<Record<Language, string>> = { zh: '13800000008', en: '13800000009' };
const seatOf: Readonly<Record<Language, string>> = { zh: 'B-07', en: 'B-08' };
const mine = `/mine/${stories.declined}`;

test.beforeEach(({ noise }) => {
  // Within a minute the service sends no second code to the same number, and says so; the first one still counts.
  noise.expect(otherCode);
});

/** Opens one's own registration as a visitor who is not known on this phone yet, and comes back from the login. */
async function comeIn(visitor: Visitor, mobile: string): Promise<void> {
  const { page, say } = visitor;
  await page.goto(mine);
  await expect(page).toHaveURL(/\/login\/declined0000000000000001\?next=mine$/);
  await visitor.prove(mobile);
  await expect(page).toHaveURL(new RegExp(`${mine}$`));
  await expect(visitor.heading).toHaveText(say('mine', 'title'));
}

const present = (visitor: Visitor): Locator => visitor.page.locator('.review-step[aria-current="step"]');

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a declined registration is completed where the organiser asks, sent again, and waits (${language})`, {
      tag: ['@review-status', '@overwrite', '@way-mine'],
    }, async ({ page, request, visitor }) => {
      const { say } = visitor;
      const zh = language === 'zh';
      const before = await theRegistrationOf(request, declinedMobile[language]);
      await comeIn(visitor, declinedMobile[language]);
      await expect(present(visitor)).toContainText(say('mine', 'step_declined'));
      await expect(page.locator('.review-asked')).toContainText(
        zh ? '请写明部门和职务全称' : 'full job title',
      );
      await expectAccessible(page, 'mine, declined');

      await visitor.button(say('mine', 'complete')).click();
      await expect(visitor.heading).toHaveText(say('information', 'correctTitle'));
      // The first of the two, with what was answered, and the organiser's words beside it.
      const job = page.getByLabel(zh ? /^职务/ : /^Job title/);
      await expect(job).toBeFocused();
      await expect(job).toBeInViewport();
      await expect(job).toHaveValue('负责人');
      await expect(job).toHaveAccessibleName(new RegExp(say('fields', 'toComplete')));
      await expect(page.locator('.fieldRow-field--toComplete')).toHaveCount(2);
      await expect(job).toHaveAccessibleDescription(zh ? /主办方：请写明部门/ : /The organiser: Please give/);
      await expect(page.getByLabel(zh ? '素食' : 'Vegetarian')).toBeChecked();
      await expectAccessible(page, 'the form of a correction');

      await job.fill('市场部总监');
      await page.getByLabel(zh ? /^车次/ : /^Number of the train/).fill('G7');
      await page.getByRole('checkbox', { name: zh ? /我已阅读并同意/ : /I have read the privacy/ }).check();
      await visitor.toReview();
      await visitor.button(say('information', 'sendUpdate')).click();

      await expect(page).toHaveURL(/\/mine\/.*sent=1$/);
      await expect(page.getByRole('note').filter({ hasText: say('mine', 'sent') })).toBeVisible();
      await expect(page.locator('.review-step')).toContainText([
        say('mine', 'step_submitted'),
        say('mine', 'step_sentBack'),
        say('mine', 'step_submittedAgain'),
        say('mine', 'step_inReview'),
        say('mine', 'step_decision'),
      ]);
      await expect(present(visitor)).toContainText(say('mine', 'step_inReview'));
      await expectAccessible(page, 'mine, waiting again');
      const after = await theRegistrationOf(request, declinedMobile[language]);
      expect(after).toMatchObject({
        RecordId: before['RecordId'],
        VoucherCode: before['VoucherCode'],
        ApproveState: '0',
        Job: '市场部总监',
        ArrivalShift: 'G7',
        Document: before['Document'],
      });

      const decision = { recordId: after['RecordId'], state: '2' };
      expect((await request.post('/sandbox/review', { data: decision })).ok()).toBe(true);
      await page.reload();
      await expect(present(visitor)).toContainText(say('mine', 'step_approved'));
    });

    test(`a seat is given up only by a yes, and the answers are shown with the document masked (${language})`, {
      tag: ['@overwrite', '@review-status', '@repeats'],
    }, async ({ page, request, visitor }) => {
      const { say } = visitor;
      const [mobile, seat] = [seatedMobile[language], seatOf[language]];
      const before = await theRegistrationOf(request, mobile);
      await comeIn(visitor, mobile);
      await expect(present(visitor)).toContainText(say('mine', 'step_approved'));
      await expect(page.locator('main')).toContainText('1208');
      await expect(page.locator('main')).toContainText(language === 'zh' ? '江海湖畔酒店' : 'Lakeside Hotel');
      await expect(page.locator('main')).toContainText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
      await expectAccessible(page, 'mine, approved');

      await page.getByRole('button', { name: say('mine', 'correct') }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(say('mine', 'seatText', { seat }));
      await expect(question.getByRole('button', { name: say('mine', 'seatNo') })).toBeFocused();
      await expectAccessible(page, 'the question about the seat');
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${mine}$`));

      await visitor.link(say('mine', 'details')).click();
      await expect(page.locator('main')).toContainText('E87****21');
      await expect(page.locator('body')).not.toContainText('E87654321');
      await expect(page.locator('main')).toContainText('G7');
      await expectAccessible(page, 'the details');
      await visitor.button(language === 'zh' ? '住宿' : 'Stay').click();
      await expect(visitor.heading).toHaveText(language === 'zh' ? '住宿' : 'Stay');
      await expect(page.locator('main')).not.toContainText('G7');
      expect(await theRegistrationOf(request, mobile)).toEqual(before);
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(stored).not.toContain('E87654321');
      expect(stored).not.toContain(mobile);
    });
  });
}

test('without a network one’s own registration says so and offers the code, which opens', async ({
  page,
  context,
  noise,
  visitor,
}) => {
  noise.allowOffline();
  const { say } = visitor;
  await comeIn(visitor, seatedMobile.zh);
  await visitor.link(say('mine', 'showCode')).click();
  await visitor.seeVoucher();
  await expect(page.locator('main').getByText(say('vouchers', 'offlineReady'))).toBeVisible();
  await context.setOffline(true);
  await visitor.link(say('vouchers', 'details')).click();
  await expect(page.locator('main').getByText(say('mine', 'unreachedCode'))).toBeVisible();
  await visitor.link(say('mine', 'showCode')).click();
  await visitor.seeVoucher();
  await context.setOffline(false);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('one’s own registration fits 320 px with text of 200 %', { tag: ['@D18', '@repeats'] }, async ({
    page,
    visitor,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await comeIn(visitor, seatedMobile.zh);
    for (const path of [mine, `${mine}/details`]) {
      await page.goto(path);
      await expect(page.locator('main').getByText('苏砚秋').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      for (const way of await page.locator('main button:visible, main a:visible').all())
        await way.click({ trial: true });
    }
  });
});
