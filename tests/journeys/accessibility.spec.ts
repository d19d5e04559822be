import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { longFormOf } from './support/longForm.ts';
import { sentCode } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.slow();

    test(`no screen of a registration keeps anybody out, its error states included (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
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
      await expect(page.locator('.adm-toast-main')).toBeVisible();
      await expectAccessible(page, 'login, code sent');
      await page.locator('#code').fill('000000');
      await page.locator('#code').fill('');
      await visitor.button(say('identity', 'continue')).click();
      await expect(page.locator('#code-error')).toBeVisible();
      await expectAccessible(page, 'login without a code');
      await page.locator('#code').fill(await sentCode(request, mobile));
      await visitor.button(say('identity', 'continue')).click();

      await expect(page.locator('#name')).toBeVisible();
      await expectAccessible(page, 'register');
      await visitor.button(say('identity', 'next')).click();
      await expect(page.locator('.x-error-summary')).toBeFocused();
      await expectAccessible(page, 'register with problems');
      await visitor.fillIdentity();

      await expectAccessible(page, 'information');
      await visitor.button(say('information', 'toReview')).click();
      await expect(page.locator('.x-error-summary')).toBeFocused();
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
