import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { otherCode, test } from './support/journey.ts';
import { sentCode } from './support/records.ts';
import { registered } from './support/registered.ts';
import { pickFromSheet } from './support/pickFromSheet.ts';
import { stories } from './support/stories.ts';
import { person } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const hostAccount = { userName: '13800000021', password: 'sandbox3' };

/** Half a fade has half the contrast: a passing word is waited for before the page is looked at. */
const toastGone = (page: Page) => expect(page.locator('.toast-box')).toHaveCount(0);
const submit = (page: Page) => page.locator('form button[type=submit]').click();

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a password is set by a code, refused when wrong, and opens the voucher (${language})`, {
      tag: ['@password', '@login-messages'],
    }, async ({ page, request, visitor, noise }) => {
      noise.expect(otherCode);
      const { say } = visitor;
      const mobile = await registered(request);
      await page.goto(`/login/${stories.open}`);
      await visitor.openOtherLogin(say('accounts', 'byPassword'));
      await visitor.link(say('accounts', 'forgotPassword')).click();
      await expect(visitor.heading).toHaveText(say('accounts', 'setTitle'));
      await submit(page);
      await expect(page.locator('#contact')).toBeFocused();
      await expectAccessible(page, 'a password, with everything missing');

      await visitor.askForCode(mobile);
      await page.locator('#code').fill(await sentCode(request, mobile));
      await page.locator('#new-password').fill('first one');
      await page.locator('#confirmation').fill('first two');
      await submit(page);
      await expect(page.locator('#confirmation-error')).toHaveText(say('problems', 'passwordsDiffer'));
      await page.locator('#confirmation').fill('first one');
      await submit(page);
      await expect(visitor.heading).toHaveText(say('accounts', 'saved'));
      await toastGone(page);
      await expectAccessible(page, 'a password that was saved');

      await visitor.link(say('accounts', 'toLogin')).click();
      await page.locator('#contact').fill(mobile);
      await page.locator('#password').fill('second one');
      await submit(page);
      await expect(page.locator('#password-error')).toHaveText(say('problems', 'wrongPassword'));
      await expect(page.locator('#password')).toBeFocused();
      await expectAccessible(page, 'a login with a wrong password');
      await visitor.button(`${say('fields', 'show')} ${say('accounts', 'password')}`).click();
      await expect(page.locator('#password')).toHaveValue('second one');
      await page.locator('#password').fill('first one');
      await submit(page);
      await expect(page).toHaveURL(/\/code\?voucher=/);
      await expect(page.locator('main')).toContainText(person.name);
    });

    test(`an organiser logs in and sees who is in (${language})`, { tag: '@logins' }, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(`/login/${stories.open}`);
      await visitor.openOtherLogin(say('accounts', 'partners'));
      await expect(visitor.heading).toHaveText(say('accounts', 'exhibitorLoginTitle'));
      await expectAccessible(page, 'the exhibitors’ login');
      await visitor.link(say('accounts', 'host')).click();
      await page.locator('#account').fill(hostAccount.userName);
      await page.locator('#password').fill(hostAccount.password);
      await submit(page);
      await expect(page).toHaveURL(new RegExp(`/organiser-center/${stories.open}`));
      await page.getByRole('link', { name: say('organiserCenter', 'accountCell') }).click();
      await expect(visitor.heading).toHaveText(say('accounts', 'inAsHost'));
      await toastGone(page);
      await expectAccessible(page, 'an organiser who is in');
      await page.reload();
      await expect(visitor.heading).toHaveText(say('accounts', 'inAsHost'));
      await visitor.link(say('shell', 'goHome')).click();
      await expect(page).toHaveURL(new RegExp(`/select/${stories.open}`));
    });

    test(`an earlier registration is found by its document (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const mobile = await registered(request, { Type: 'passport', Number: 'X7654321' });
      await page.goto(`/login/${stories.open}`);
      await visitor.openOtherLogin(say('accounts', 'findMine'));
      await page.getByRole('radio', { name: say('accounts', 'findByDocument') }).check();
      await submit(page);
      await expectAccessible(page, 'my certificate, with everything missing');
      await pickFromSheet(page.getByLabel(say('fields', 'documentType')), say('fields', 'passport'));
      await page.getByLabel(say('fields', 'documentNumber')).fill('x765 4322');
      await visitor.askForCode(mobile);
      await page.locator('#code').fill(await sentCode(request, mobile));
      await expect(visitor.heading).toHaveText(say('accounts', 'noneTitle'));
      await toastGone(page);
      await expectAccessible(page, 'no certificate');
      await visitor.button(say('accounts', 'findAgain')).click();
      await page.getByLabel(say('fields', 'documentNumber')).fill('x765 4321');
      await page.locator('#code').fill(await sentCode(request, mobile));
      await visitor.seeVoucher();
    });
  });
}

test('the sandbox names an account of every role, and each link leads to its login', async ({ page }) => {
  await page.goto('/sandbox/');
  await expect(page.locator('[data-account]')).toHaveCount(6);
  await page.locator(`[data-account="${hostAccount.userName}"]`).click();
  await expect(page.locator('#account')).toBeVisible();
});
