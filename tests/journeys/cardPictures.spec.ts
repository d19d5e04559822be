import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { fileOf, paint } from './support/photoFiles.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const cards = `/cards/${stories.open}`;
const shown = (page: Page) => page.locator('main img[src^="blob:"]');

for (const language of languagesOf('en'))
  test.describe(`pictures of paper cards (${language})`, () => {
    test.use({ language });

    test(`a picture is taken with a typed contact, outlives a reload, is shown large, and deleted (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      await registerPhone(page, request);
      await page.goto(`${cards}/new`);
      await expect(visitor.heading).toHaveText(say('cards', 'typedTitle'));
      const picture = fileOf('IMG_2041.jpg', await paint(page, { width: 1200, height: 700 }));
      await page.getByLabel(say('cards', 'pictureTake')).setInputFiles(picture);
      await expect(shown(page)).toBeVisible();
      await expectFits(page, 'a contact to be typed with a picture');
      await expectAccessible(page, 'a contact to be typed with a picture');
      await page.locator('#contact-name').fill('周明');
      // The camera of a small phone ends the page.
      await page.reload();
      await expect(shown(page)).toBeVisible();
      await expect(page.locator('#contact-name')).toHaveValue('周明');
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: '周明' }));
      await expect(shown(page)).toBeVisible();
      await page.reload();
      await expect(
        page.getByRole('img', { name: say('cards', 'pictureOf', { name: '周明' }) }),
      ).toBeVisible();
      await expectFits(page, 'a contact with a picture');
      await expectAccessible(page, 'a contact with a picture');
      await shown(page).click();
      const viewer = page.getByRole('dialog');
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await page.getByRole('button', { name: say('cards', 'remove') }).click();
      await visitor.button(say('cards', 'undo')).click();
      await page.locator('main ul li a[href*="/contact/"]').click();
      await expect(shown(page)).toBeVisible();
      await page.getByRole('button', { name: say('cards', 'pictureRemove') }).click();
      await expect(shown(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByLabel(say('cards', 'pictureTake'))).toBeAttached();
      await expect(shown(page)).toHaveCount(0);
    });

    test(`a picture that is still prepared as the contact is saved is kept with it, and not with the next one (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      await registerPhone(page, request);
      await page.goto(`${cards}/new`);
      await page.locator('#contact-name').fill('周明');
      const picture = fileOf('IMG_2042.jpg', await paint(page, { width: 4000, height: 3000 }));
      await page.getByLabel(say('cards', 'pictureTake')).setInputFiles(picture);
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: '周明' }));
      await expect(shown(page)).toBeVisible();
      await page.goto(`${cards}/new`);
      await expect(page.getByLabel(say('cards', 'pictureTake'))).toBeAttached();
      await expect(shown(page)).toHaveCount(0);
    });

    test(`what is no picture, or has no room on the phone, is told (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      await registerPhone(page, request);
      await page.addInitScript(() => {
        navigator.storage.estimate = () => Promise.resolve({ quota: 1_000_000, usage: 999_999 });
      });
      await page.goto(`${cards}/new`);
      await page.getByLabel(say('cards', 'pictureChoose')).setInputFiles(fileOf('a.jpg', 'no picture'));
      await expect(page.getByRole('alert')).toContainText(say('problems', 'onlyPictures'));
      const picture = fileOf('IMG_2041.jpg', await paint(page, { width: 600, height: 350 }));
      await page.getByLabel(say('cards', 'pictureChoose')).setInputFiles(picture);
      await expect(page.locator('main')).toContainText(say('cards', 'picture_full'));
      await expect(shown(page)).toHaveCount(0);
      await expectAccessible(page, 'no room for a picture');
    });
  });
