import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { languages, languagesOf } from './support/words.ts';

const rows = 'main li a[href^="/exhibitor/"]';
const path = `/for-you/${stories.open}`;

/** Opens a page as a visitor who looks around, and leaves it again. */
async function lookAt(page: Page, exhibitorId: string) {
  await page.goto(`/exhibitor/${stories.open}/${exhibitorId}`);
  // Its heading can stand there before its row has been read.
  const keptSeen = () =>
    page.evaluate((id) => {
      // A stranger's list, or that of the visitor who acts.
      const names = Object.keys(localStorage).filter((name) => name.startsWith(`seen.${id}`));
      return names.map((name) => localStorage.getItem(name)).join();
    }, stories.open);
  await expect.poll(keptSeen).toContain(exhibitorId);
}

const looked = 'exhibitor000000000001002';

for (const language of languages)
  test.describe(`suggestions (${language})`, () => {
    test.use({ language });

    test('begin with an empty page that leads on, and then follow what was looked at, with reasons', async ({
      page,
      visitor: { say },
    }) => {
      await page.goto(path);
      await expect(page.locator('main').getByText(say('suggestions', 'none'))).toBeVisible();
      await expectAccessible(page, 'nothing known');
      await page.getByRole('link', { name: say('suggestions', 'browse') }).click();
      await expect(page).toHaveURL(/\/exhibitors\//);
      await lookAt(page, looked);
      await page.goto(`/exhibitors/${stories.open}`);
      await page.getByRole('link', { name: say('exhibitors', 'forYou') }).click();
      await expect(page.locator(rows)).toHaveCount(6);
      const because = say('suggestions', 'seenTopic', { text: '§' }).split('§')[0] ?? '';
      await expect(page.locator(rows).first()).toContainText(because);
      await expect(page.locator(`${rows}[href$="${looked}"]`)).toHaveCount(0);
      await expectAccessible(page, 'suggestions');
      await expectFits(page, 'suggestions');
    });

    if (languagesOf('en').includes(language))
      test('one that is not for the visitor goes, comes back by undo, and is told of in what suggestions go by', async ({
        page,
        visitor: { say },
      }) => {
        await lookAt(page, looked);
        await page.goto(path);
        const first = page.locator(rows).first();
        const name = (await first.locator('[class*="-name"]').textContent()) ?? '';
        const dismiss = page.getByRole('button', { name: say('suggestions', 'dismiss', { name }) });
        await dismiss.click();
        await expect(dismiss).toHaveCount(0);
        await page.getByRole('button', { name: say('suggestions', 'undo') }).click();
        await expect(dismiss).toBeVisible();
        await dismiss.click();
        await page.getByRole('button', { name: say('suggestions', 'about') }).click();
        const sheet = page.getByRole('dialog');
        await expect(sheet).toContainText(say('suggestions', 'countDismissed', { count: 1 }));
        await expectAccessible(page, 'what suggestions go by');
        await sheet.getByRole('button', { name: say('suggestions', 'clearDismissed') }).click();
        await expect(sheet).toContainText(say('suggestions', 'countDismissed', { count: 0 }));
        await sheet.getByRole('button', { name: say('suggestions', 'close') }).click();
        await expect(dismiss).toBeVisible();
      });
  });

test('Back from a suggestion leads to it, and what was opened is not suggested the next time', {
  tag: '@way-suggestions',
}, async ({ page }) => {
  await lookAt(page, looked);
  await page.goto(path);
  await expect(page.locator(rows)).toHaveCount(6);
  const href = (await page.locator(rows).nth(4).getAttribute('href')) ?? '';
  // By its address: which row is the fifth may still change as answers come in.
  await page.locator(`${rows}[href="${href}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  // Only what a visitor has seen counts as opened.
  await expect(page.locator('.DetailScreen-title')).toBeVisible();
  await page.goBack();
  await expect(page.locator(rows)).toHaveCount(6);
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(6);
  await expect(page.locator(`${rows}[href="${href}"]`)).toHaveCount(0);
});

test('suggestions are there without a network, once the directory was read', async ({
  page,
  context,
  noise,
}) => {
  noise.allowOffline();
  await lookAt(page, looked);
  await page.goto(path);
  await expect(page.locator(rows)).toHaveCount(6);
  await page.locator(rows).first().click();
  await expect(page).toHaveURL(/\/exhibitor\//);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator(rows)).toHaveCount(6);
});

for (const language of languagesOf('en'))
  test.describe(`visitors who are open to meeting (${language})`, () => {
    test.use({ language });

    test('are suggested with a reason and written to, and a visitor joins and leaves them', async ({
      page,
      request,
      visitor: { say },
    }) => {
      const VisitorId = await registerPhone(page, request);
      const ownRows = async () =>
        (await rowsIn(request, 'AddressBook')).filter((row) => row['VisitorId'] === VisitorId);
      await lookAt(page, looked);
      await page.goto(path);
      const people = page.locator('main li a[href*="/to/visitor/"]');
      await expect(people).not.toHaveCount(0);
      await expect(people.first()).toContainText(say('suggestions', 'sharedTopic', { text: '' }).trim());
      await page.getByRole('button', { name: say('suggestions', 'open') }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(say('suggestions', 'openPreview'));
      await expectAccessible(page, 'what others would see');
      await expectFits(page, 'what others would see');
      await sheet.getByLabel(say('suggestions', 'openTopics')).fill('machine vision, tea');
      await sheet.getByRole('button', { name: say('suggestions', 'openAgree') }).click();
      await expect(page.locator('main').getByText(say('suggestions', 'openOn'))).toBeVisible();
      expect(await ownRows()).toMatchObject([{ IsOpenToMeet: true, Tags: 'machine vision,tea' }]);
      await page.reload();
      await page.getByRole('button', { name: say('suggestions', 'open') }).click();
      await expect(sheet).toContainText('tea');
      await sheet.getByRole('button', { name: say('suggestions', 'openWithdraw') }).click();
      await expect(page.locator('main').getByText(say('suggestions', 'openOff'))).toBeVisible();
      expect(await ownRows()).toEqual([]);
      const name = (await people.first().locator('[class*="-name"]').textContent()) ?? '';
      await people.first().click();
      await expect(page).toHaveURL(/\/to\/visitor\//);
      await expect(page.getByRole('heading', { name: say('conversation', 'with', { name }) })).toBeAttached();
      await page.getByRole('button', { name: say('conversation', 'templateVisitorMeet') }).click();
      await expect(page.locator('textarea')).toHaveValue(say('conversation', 'templateVisitorMeet'));
      await page.getByRole('button', { name: say('conversation', 'send') }).click();
      await expect(page.locator('main').getByText(say('conversation', 'sent'))).toBeVisible();
      await page.goto(`/messages/${stories.open}`);
      await expect(page.locator('main a[href*="/to/visitor/"]')).toContainText(name);
    });
  });
