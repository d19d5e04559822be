import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { filterList } from './support/filterList.ts';
import { letPass } from './support/letPass.ts';
import { stories } from './support/stories.ts';
import { registerPhone } from './support/registerPhone.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { walkContent } from './support/walkContent.ts';
import { languages, languagesOf } from './support/words.ts';

const listOf = (exhibitionId: string) => `/exhibitors/${exhibitionId}`;
const pageOf = (exhibitorId: string) => `/exhibitor/${stories.open}/${exhibitorId}`;
const first = 'exhibitor000000000001001';

walkContent({
  screen: 'the list of exhibitors',
  filled: { path: listOf(stories.open), shows: (say) => say('exhibitors', 'count', { count: 320 }) },
  empty: { path: listOf(stories.soon), shows: (say) => say('exhibitors', 'none') },
  failed: { call: 'get/ExhibitorExhibitionInfo', shows: (say) => say('exhibitors', 'listFailed') },
  search: { hit: '3A58', finds: '3A58', miss: 'zzzz', none: (say) => say('content', 'nothingFound') },
});

walkContent({
  screen: 'the page of an exhibitor',
  filled: { path: pageOf(first), shows: (say) => say('exhibitors', 'about') },
  gone: { path: pageOf('exhibitor000000000009999'), shows: (say) => say('exhibitors', 'gone') },
  failed: { call: 'get/ExhibitorExhibitionInfo', shows: (say) => say('exhibitors', 'oneFailed') },
});

test('exhibitors are filtered by hall, and Back from one of them keeps the filter', async ({
  page,
  visitor,
}) => {
  await page.goto(listOf(stories.open));
  await filterList(page, visitor.say, '2 号馆');
  await expect(page).toHaveURL(/\?hall=hall0+2$/);
  const cards = page.locator('a[href^="/exhibitor/"]');
  await expect(cards.first()).toContainText('2 号馆');
  await expect(cards.filter({ hasText: /[134] 号馆/ })).toHaveCount(0);
  const name = await cards.first().locator('[class$="-name"]').innerText();
  await cards.first().click();
  await expect(visitor.heading).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  await page.goBack();
  await expect(page).toHaveURL(/\?hall=hall0+2$/);
  await expect(visitor.button(visitor.say('content', 'removeFilter', { name: '2 号馆' }))).toBeVisible();
});

for (const language of languages)
  test.describe(`exhibitors by name (${language})`, () => {
    test.use({ language });

    test(`are listed letter by letter, also beside another filter, and Back keeps the letter (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(listOf(stories.open));
      await filterList(page, say, say('exhibitors', 'sortName'));
      const letters = page.getByRole('group', { name: say('exhibitors', 'letter') });
      await letters.getByRole('button', { name: 'X', exact: true }).click();
      const names = page.locator('a[href^="/exhibitor/"] [class$="-name"]');
      await expect(names.first()).toHaveText(language === 'zh' ? /^西岭/ : /^X/);
      expect(new Set((await names.allInnerTexts()).map((name) => name.charAt(0))).size).toBe(1);
      await filterList(page, say, language === 'zh' ? '2 号馆' : 'Hall 2');
      await expect(page).toHaveURL(/hall=hall0+2/);
      await expect(names.first()).toHaveText(language === 'zh' ? /^西岭/ : /^X/);
      await expectFits(page, 'exhibitors by name');
      await expectAccessible(page, 'exhibitors by name');
      await names.first().click();
      await expect(page).toHaveURL(/\/exhibitor\//);
      await page.goBack();
      await expect(letters.getByRole('button', { name: 'X', pressed: true })).toBeVisible();
    });
  });

test('on a line that saves data the names for the letters are loaded when they are asked for', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto(`${listOf(stories.open)}?sort=name`);
  await expect(page.getByText(visitor.say('exhibitors', 'lettersUnavailable'))).toBeVisible();
  await expect(page.locator('a[href^="/exhibitor/"]').first()).toBeVisible();
  await visitor.button(visitor.say('exhibitors', 'lettersRead')).click();
  await expect(page.getByRole('group', { name: visitor.say('exhibitors', 'letter') })).toBeVisible();
  await expect(page.getByText(visitor.say('exhibitors', 'lettersUnavailable'))).toHaveCount(0);
});

test('Back from an exhibitor far down the list returns to its row, which has the focus', {
  tag: '@way-exhibitors',
}, async ({ page, visitor }) => {
  await page.goto(listOf(stories.open));
  const cards = page.locator('a[href^="/exhibitor/"]');
  await expect(cards.first()).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  // The heights of new rows are measured, and the next page arrives.
  await page.waitForTimeout(1_000);
  const href = await cards.evaluateAll((links) =>
    links.find((link) => link.getBoundingClientRect().top > 150)?.getAttribute('href'),
  );
  const link = page.locator(`a[href="${href}"]`);
  const top = async () => (await link.boundingBox())?.y ?? NaN;
  const before = await top();
  await link.click();
  await expect(visitor.heading).toContainText('有限公司');
  // Longer than the scroll to the top after each navigation waits.
  await letPass(page, 500);
  await page.goBack();
  await expect(link).toBeFocused();
  await letPass(page, 500);
  // Heights of rows are no whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('an exhibitor’s page is shared by its own address', async ({ page, context, visitor }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pageOf(first));
  await expect(visitor.heading).toContainText('有限公司');
  const name = await visitor.heading.innerText();
  await visitor.button(visitor.say('content', 'share')).click();
  const box = page.getByRole('dialog');
  await expect(box).toContainText(name);
  await visitor.button(visitor.say('sharing', 'copyLink')).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(pageOf(first));
});

test('an exhibition without an open channel shows its exhibitors, and no alert', async ({
  page,
  visitor,
}) => {
  const answer = await page.request.post('/v2/data/insert/ExhibitorExhibitionInfo', {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: {
      tenantId: 'sys',
      params: {
        record: {
          ExhibitionId: stories.noChannel,
          ExhibitorId: first,
          CompanyName: '云津精密机械有限公司',
          BoothNo: '1A08',
        },
      },
    },
  });
  expect(await answer.json()).toMatchObject({ resCode: 0 });
  await page.goto(listOf(stories.noChannel));
  await expect(page.getByRole('link', { name: '云津精密机械有限公司' })).toBeVisible();
  await expect(page.getByText(visitor.say('shell', 'channelFailed'))).toHaveCount(0);
});

for (const language of languagesOf('en'))
  test.describe(`the list of exhibitors, narrowed to the visitor's (${language})`, () => {
    test.use({ language });
    const cards = 'a[href^="/exhibitor/"]';

    test(`a first star moves no row, and makes favourites a filter beside the others that stays after a reload and Back (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      await registerPhone(page, request);
      await page.goto(listOf(stories.open));
      const star = page.getByRole('button', { name: /^(?:收藏|Save )./ });
      await expect(star.first()).toBeVisible();
      const top = async () => (await page.locator(cards).first().boundingBox())?.y;
      const before = await top();
      await star.nth(0).click();
      await star.nth(1).click();
      await expect(star.nth(1)).toHaveAttribute('aria-pressed', 'true');
      expect(await top()).toBe(before);
      await filterList(page, visitor.say, visitor.say('exhibitors', 'mineFavourites'));
      await expect(page).toHaveURL(/\?mine=favourites$/);
      await expect(page.locator(cards)).toHaveCount(2);
      await expectAccessible(page, 'the favourites among the exhibitors');
      await expectFits(page, 'the favourites among the exhibitors');
      await page.reload();
      await expect(page.locator(cards)).toHaveCount(2);
      await page.locator(cards).first().click();
      await expect(visitor.heading).toContainText(/有限公司|Ltd/);
      await page.goBack();
      await expect(page.locator(cards)).toHaveCount(2);
      await star.nth(1).click();
      await expect(star.nth(1)).toHaveAttribute('aria-pressed', 'false');
      await expect(page.locator(cards)).toHaveCount(2);
      await page.reload();
      await expect(page.locator(cards)).toHaveCount(1);
    });

    test(`a link to favourites says on a phone without any that there are none, and leads on (${language})`, async ({
      page,
      visitor,
    }) => {
      await page.goto(`${listOf(stories.open)}?mine=favourites`);
      const none = page
        .locator('main')
        .getByText(visitor.say('exhibitors', 'mineFavouritesNone'), { exact: true });
      await expect(none).toBeVisible();
      await expectAccessible(page, 'no favourites among the exhibitors');
      await expectFits(page, 'no favourites among the exhibitors');
      await visitor.button(visitor.say('content', 'showAll')).click();
      await expect(page.locator(cards).first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${listOf(stories.open)}$`));
    });
  });
