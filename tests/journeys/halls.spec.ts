import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { registerPhone } from './support/registerPhone.ts';
import { expectAccessible } from './support/axe.ts';
import { languagesOf } from './support/words.ts';

const hallsOf = (exhibitionId: string) => `/halls/${exhibitionId}`;
const hallOf = (hallId: string) => `/hall/${stories.open}/${hallId}`;
const second = 'hall00000000000000000002';
const card = 'a[href^="/exhibitor/"]';

walkContent({
  screen: 'the list of halls',
  filled: {
    path: hallsOf(stories.open),
    shows: (say) => say('exhibitors', 'inHall', { count: 69 }),
  },
  empty: { path: hallsOf(stories.soon), shows: (say) => say('exhibitors', 'hallsNone') },
  failed: { call: 'queryList/ExhibitionHall', shows: (say) => say('exhibitors', 'hallsFailed') },
});

walkContent({
  screen: 'the page of a hall',
  filled: { path: hallOf(second), shows: (say) => say('exhibitors', 'count', { count: 69 }) },
  gone: { path: hallOf('hall00000000000000000099'), shows: (say) => say('exhibitors', 'hallGone') },
  failed: { call: 'get/ExhibitorExhibitionInfo', shows: (say) => say('exhibitors', 'hallFailed') },
  opens: { row: card, address: /\/exhibitor\// },
});

walkContent({
  screen: 'the booths of a hall',
  filled: {
    path: `${hallOf(second)}?view=booths`,
    shows: (say) => say('exhibitors', 'count', { count: 69 }),
  },
  gone: {
    path: `${hallOf('hall00000000000000000099')}?view=booths`,
    shows: (say) => say('exhibitors', 'hallGone'),
  },
  failed: { call: 'get/ExhibitorExhibitionInfo', shows: (say) => say('exhibitors', 'hallFailed') },
  opens: { row: card, address: /\/exhibitor\// },
});

test('from the exhibitors a visitor gets to the halls, and in a hall sees its own in the order of their booths', async ({
  page,
  visitor,
}) => {
  await page.goto(`/exhibitors/${stories.open}`);
  await page.getByRole('link', { name: visitor.say('exhibitors', 'byHall') }).click();
  const hall = page.getByRole('link', { name: /^2 号馆/ });
  await expect(hall).toContainText(/\d+ 家展商/);
  await hall.click();
  await expect(visitor.heading).toHaveText('2 号馆');
  await expect(page.locator(card).first()).toBeVisible();
  const booths = await page.locator(`${card} .boothPlate-number`).allTextContents();
  expect(booths.length).toBeGreaterThan(3);
  expect(booths.every((booth) => booth.startsWith('2'))).toBe(true);
  expect(booths).toEqual([...booths].sort());
});

for (const language of languagesOf('zh'))
  test.describe(`a hall (${language})`, () => {
    test.use({ language });

    test(`shows its booths aisle by aisle, with what was ticked off in its list (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      await registerPhone(page, request);
      await page.goto(hallOf(second));
      const tick = page.getByRole('button', { name: /^(?:标记|Mark )./ });
      await tick.first().click();
      await expect(tick.first()).toHaveAttribute('aria-pressed', 'true');
      await page
        .getByRole('button', { name: /^(?:收藏|Save )./ })
        .first()
        .click();
      const code = await page.locator(`${card} .boothPlate-number`).first().innerText();
      const booths = page.getByRole('button', { name: visitor.say('exhibitors', 'viewBooths') });
      await booths.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?view=booths$/);
      await expect(booths).toBeFocused();
      await expect(booths).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('2A');
      const first = page.locator(card).first();
      await expect(first).toContainText(code);
      await expect(first).toContainText(visitor.say('exhibitors', 'mineVisited'));
      await expect(first).toContainText(visitor.say('exhibitors', 'mineFavourites'));
      await expectAccessible(page, 'booths with a favourite');
      await first.click();
      await expect(visitor.heading).toContainText(/有限公司|Ltd/);
      await page.goBack();
      await expect(page.locator(card).first()).toContainText(code);
      await expect(page).toHaveURL(/\?view=booths$/);
    });
  });

test('a page that is shorter than the screen does not scroll under its tabs', async ({ page }) => {
  await page.goto(`/guide/${stories.open}`);
  await expect(page.locator('.TabBar-root, [class*="TabBar-"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="/guide/"]').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});
