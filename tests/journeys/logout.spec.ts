import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { newMobile, person } from './support/visitor.ts';
import { languagesOf, sayIn } from './support/words.ts';

/** Everything the phone keeps for this origin, in words. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const areas = [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area)));
    const kept = await caches.keys();
    const workers = await navigator.serviceWorker.getRegistrations();
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((done) => {
            const opening = indexedDB.open(name);
            opening.addEventListener('success', () => {
              const database = opening.result;
              if (database.objectStoreNames.length === 0) return done('');
              const asked = database.transaction('values').objectStore('values').getAllKeys();
              asked.addEventListener('success', () => {
                database.close();
                done(JSON.stringify(asked.result));
              });
            });
          }),
      ),
    );
    return [...areas, ...kept, ...workers.map(({ scope }) => scope), ...rows].join('\n');
  });
}

for (const language of languagesOf('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = sayIn(language);

    test('logging out leaves nothing of the last visitor, after Back neither', {
      tag: ['@logout', '@D14'],
    }, async ({ page, visitor }) => {
      const mobile = newMobile();
      await visitor.walkToReview(mobile);
      await visitor.send();
      await visitor.seeVoucher();
      await expect(page.locator('main').getByText(say('vouchers', 'offlineReady'))).toBeVisible();
      const number = (await page.locator('.code-spelled .x-hidden').textContent())?.replace(/ /g, '') ?? '';
      expect(await everythingKept(page)).toContain(number);

      await page.goto(`/mine/${stories.open}`);
      await visitor.button(say('shell', 'logOut')).click();
      await expect(page.getByRole('dialog', { name: say('leaving', 'title') })).toBeVisible();
      await expectAccessible(page, 'the question before a logout');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await everythingKept(page)).toContain(number);

      await visitor.button(say('shell', 'logOut')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('leaving', 'leave') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/select/${stories.open}$`));
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
      await expect(page.getByRole('button', { name: say('shell', 'logOut') })).toHaveCount(0);
      const kept = await everythingKept(page);
      for (const personal of [mobile, person.name, number, 'voucher', 'shell-', 'visitorId', 'token'])
        expect(kept).not.toContain(personal);

      await page.goBack();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('body')).not.toContainText(person.name);
      await expect(page.getByRole('img', { name: /\d{12}/ })).toHaveCount(0);
    });

    test('what is half filled in is asked about first, and stays when one goes on', { tag: '@D13' }, async ({
      page,
      visitor,
    }) => {
      await visitor.openIdentity('open', newMobile());
      await page.locator('#name').fill(person.name);
      await visitor.link(say('frame', 'home')).click();
      await page.getByRole('link', { name: say('frame', 'me'), exact: true }).click();
      await visitor.button(say('shell', 'logOut')).click();
      const dialog = page.getByRole('dialog', { name: say('leaving', 'draftTitle') });
      await expect(dialog.getByRole('button', { name: say('leaving', 'draftGo') })).toBeFocused();
      await expectAccessible(page, 'the question about a draft');
      await dialog.getByRole('button', { name: say('leaving', 'draftGo') }).click();
      await visitor.link(say('select', 'resumeAction')).click();
      await expect(page.locator('#name')).toHaveValue(person.name);

      await visitor.link(say('frame', 'home')).click();
      await page.getByRole('link', { name: say('frame', 'me'), exact: true }).click();
      await visitor.button(say('shell', 'logOut')).click();
      await dialog.getByRole('button', { name: say('leaving', 'discard') }).click();
      await expect(page).toHaveURL(new RegExp(`/select/${stories.open}$`));
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
      await expect(page.getByText(say('more', 'resumeTitle'))).toHaveCount(0);
      expect(await everythingKept(page)).not.toContain('draft');
    });
  });

test('another window of the last visitor empties itself', { tag: '@D11' }, async ({
  page,
  context,
  visitor,
}) => {
  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
  const other = await context.newPage();
  await other.goto('/code');
  await expect(other.getByText(person.name)).toBeVisible();
  await page.getByRole('link', { name: /^我的(?:\s*\d|$)/ }).click();
  await visitor.button('退出登录').click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await expect(other.getByText(person.name)).toHaveCount(0);
  await expect(other.locator('main h1')).toBeVisible();
});
