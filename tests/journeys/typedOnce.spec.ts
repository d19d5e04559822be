import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const contact = (page: Page) => page.locator('#contact');
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

for (const language of languagesOf('en'))
  test.describe(`what was typed once, ${language}`, () => {
    test.use({ language });

    test(`a contact is filled in on the next page, and is kept nowhere (${language})`, {
      tag: '@typed-once',
    }, async ({ page, visitor }) => {
      const mobile = '13912345678';
      await page.goto(`/login/${stories.open}`);
      await contact(page).fill(mobile);
      await visitor.openOtherLogin(visitor.say('accounts', 'findMine'));
      await expect(page).toHaveURL(/\/certificates\//);
      await expect(contact(page)).toHaveValue(mobile);
      await contact(page).fill('13900001111');
      await page.goBack();
      await expect(contact(page)).toHaveValue('13900001111');
      await visitor.openOtherLogin(visitor.say('accounts', 'byPassword'));
      await expect(contact(page)).toHaveValue('13900001111');
      await visitor.link(visitor.say('accounts', 'forgotPassword')).click();
      await expect(page).toHaveURL(/\/password\//);
      await expect(contact(page)).toHaveValue('13900001111');
      expect(page.url()).not.toContain('139');
      expect(await kept(page)).not.toMatch(/139\d{8}/);

      await page.reload();
      await expect(contact(page)).toHaveValue('');
    });
  });
