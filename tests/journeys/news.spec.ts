import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languages, languagesOf } from './support/words.ts';

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

    if (languagesOf('en').includes(language))
      test(`lead from the home to the latest article and to the exhibitor it is about (${language})`, {
        tag: '@way-news',
      }, async ({ page, visitor }) => {
        const { say } = visitor;
        await page.goto(`/home/${stories.open}`);
        const latest = page.getByRole('region', { name: say('exhibitionHome', 'news') });
        await expect(latest.locator('li')).toHaveCount(3);
        await latest.locator('li a').first().click();
        const title = language === 'zh' ? '六百家展商名单公布' : 'Full exhibitor list announced';
        await expect(visitor.heading).toHaveText(title);
        await expect(page).toHaveTitle(new RegExp(title));
        await page.locator('main a[href^="/exhibitor/"]').click();
        await expect(page).toHaveURL(/\/exhibitor\//);
      });
  });
