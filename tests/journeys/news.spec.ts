import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languages } from './support/words.ts';

const list = `/news/${stories.open}`;
const rows = 'main a[href^="/article/"]';
const articleOf = (number: number) => `/article/${stories.open}/newsopen${String(number).padStart(16, '0')}`;

walkContent({
  screen: 'the news',
  filled: { path: list, shows: (say) => say('news', 'count', { count: 30 }) },
  empty: { path: `/news/${stories.ended}`, shows: (say) => say('news', 'none') },
  failed: { call: 'queryList/NewsContent', shows: (say) => say('news', 'listFailed') },
  opens: { row: rows, address: /\/article\// },
});

walkContent({
  screen: 'an article',
  filled: { path: articleOf(1), shows: (say) => say('news', 'about') },
  gone: { path: articleOf(9_999), shows: (say) => say('news', 'gone') },
  failed: { call: 'queryList/NewsContent', shows: (say) => say('news', 'oneFailed') },
});

for (const language of languages)
  test.describe(`news (${language})`, () => {
    test.use({ language });

    test(`lead from the home to the latest article and to the exhibitor it is about (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(`/home/${stories.open}`);
      const latest = page.getByRole('region', { name: say('exhibitionHome', 'news') });
      await expect(latest.locator('li')).toHaveCount(3);
      await latest.locator('li a').first().click();
      const title = language === 'zh' ? '六百家展商名单公布' : 'The six hundred exhibitors are named';
      await expect(visitor.heading).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
      await page.locator('main a[href^="/exhibitor/"]').click();
      await expect(page).toHaveURL(/\/exhibitor\//);
    });

    test(`are searched by their titles (${language})`, async ({ page, visitor }) => {
      const { say } = visitor;
      const [query, title] =
        language === 'zh' ? ['焊接', '二号馆新增焊接展区'] : ['welding', 'Hall 2 gains a welding area'];
      await page.goto(list);
      await page.getByRole('searchbox').fill(query);
      await expect(page.locator(rows)).toHaveCount(2);
      await expect(page.locator(rows).first()).toContainText(title);
      await page.getByRole('searchbox').fill('qqqqqxxxz');
      await expect(page.locator('main').getByText(say('content', 'nothingFound'))).toBeVisible();
    });
  });

test('an article runs no script, frames no other page, and follows no address that is none', async ({
  page,
}) => {
  await page.goto(articleOf(10));
  await expect(page.locator('main').getByText('正常的一段。')).toBeVisible();
  await expect(page.locator('main script, main iframe, main [onclick]')).toHaveCount(0);
  await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0);
});
