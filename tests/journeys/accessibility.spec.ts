import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { longFormOf } from './support/longForm.ts';
import { sentCode } from './support/records.ts';
import { stories, storyTitles } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.slow();

    test(`no screen of a registration keeps anybody out, its error states included (${language})`, {
      tag: '@accessible-screens',
    }, async ({ page, request, visitor }) => {
      const { say } = visitor;
      const mobile = newMobile();
      await visitor.open('longForm');
      await expectAccessible(page, 'select');
      await visitor.startRegistering();
      await expectAccessible(page, 'login');
      await visitor.button(say('identity', 'continue')).click();
      await expect(page.locator('#contact-error')).toBeVisible();
      await expectAccessible(page, 'login without a number');
      await visitor.askForCode(mobile);
      await expectAccessible(page, 'login, code sent');
      await page.locator('#code').fill('00000');
      await page.locator('#code').fill('');
      await visitor.button(say('identity', 'continue')).click();
      await expect(page.locator('#code-error')).toBeVisible();
      await expectAccessible(page, 'login without a code');
      await page.locator('#code').fill(await sentCode(request, mobile));

      await expect(page.locator('#name')).toBeVisible();
      await expectAccessible(page, 'register');
      await visitor.button(say('identity', 'next')).click();
      await expect(page.locator('.errorSummary-root')).toBeFocused();
      await expectAccessible(page, 'register with problems');
      await visitor.fillIdentity();

      await expectAccessible(page, 'information');
      await visitor.button(say('information', 'toReview')).click();
      await expect(page.locator('.errorSummary-root')).toBeFocused();
      await expectAccessible(page, 'information with problems');
      await longFormOf(visitor).fill();
      await expectAccessible(page, 'information, filled in');
      await visitor.toReview();
      await expectAccessible(page, 'review');
      await visitor.send();
      await visitor.seeVoucher();
      await expectAccessible(page, 'code');
      await page.goBack();
      await expectAccessible(page, 'back after success');
      for (const path of ['/xycode', '/list', '/code?voucher=none', `/select/${stories.longForm}`]) {
        await page.goto(path);
        await expect(visitor.heading).toBeVisible();
        await expectAccessible(page, path);
      }
    });

    test(`no signpost keeps anybody out (${language})`, async ({ page, visitor }) => {
      for (const path of ['/404', '/authorize', `/sign-in/${stories.open}/${stories.open}`, '/nowhere']) {
        await page.goto(path);
        await expect(visitor.heading).toBeVisible();
        await expectAccessible(page, path);
      }
    });
  });
}

test('a screen that the table gives no title is called by its heading and the exhibition', {
  tag: '@route-titles',
}, async ({ page, visitor }) => {
  const { say } = visitor;
  const exhibition = storyTitles.open.zh;
  await visitor.open('open');
  await expect(page).toHaveTitle(say('shell', 'titleLoginRegister'));
  await page.goto(`/channel-group/${stories.open}`);
  await expect(page).toHaveTitle(`${say('channelGroup', 'title')} · ${exhibition}`);
  await page.getByRole('link', { name: say('channelGroup', 'login') }).click();
  await expect(page).toHaveTitle(say('shell', 'titleLoginRegister'));
  await page.goBack();
  await expect(page).toHaveTitle(`${say('channelGroup', 'title')} · ${exhibition}`);
  // The home's heading is the exhibition itself.
  await page.goto(`/homeclassic/${stories.open}`);
  await expect(page).toHaveTitle(exhibition);
  await page.goto('/list');
  await expect(page).toHaveTitle(say('shell', 'titleVouchers'));
});

test('words that the organiser gave in the other language only carry its lang', async ({ page, visitor }) => {
  await page.route('**/v2/data/register/queryList/Exhibition', async (route) => {
    const response = await route.fetch();
    // An answer that comes when its page is being left.
    const answer = (await response.json().catch(() => undefined)) as
      | { result: Record<string, unknown>[] }
      | undefined;
    if (answer === undefined) return;
    const result = answer.result.map((row) => ({ ...row, ExName: '', ExNameEn: 'Jianghai Expo' }));
    await route.fulfill({ json: { ...answer, result } });
  });
  await visitor.open('open');
  await expect(visitor.heading).toHaveText('Jianghai Expo');
  await expect(visitor.heading).toHaveAttribute('lang', 'en');
  await page.goto(`/channel-group/${stories.open}`);
  await expect(page.locator('.pageHeading-lead > [lang="en"]')).toHaveText('Jianghai Expo');
});

test('a question is required unless it says that it is optional, and no star stands for it', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  const optional = page.locator('form').getByText(say('fields', 'optional'), { exact: true });
  await visitor.openIdentity('open', newMobile());
  await expect(
    page.getByRole('textbox', { name: `${say('identity', 'name')} ${say('fields', 'required')}` }),
  ).toBeVisible();
  await visitor.fillIdentity();
  await expect(optional).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: `职务 ${say('fields', 'optional')}` })).toBeVisible();
  const fields = await page.locator('form .fieldRow-field').allInnerTexts();
  expect(fields.length).toBeGreaterThan(4);
  expect(fields.join()).not.toContain('*');
});

test('the page has a banner, a main part and a foot, and its ways in are navigation', async ({
  page,
  visitor,
}) => {
  await visitor.open('open');
  for (const landmark of ['banner', 'main', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
});
