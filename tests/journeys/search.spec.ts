import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const searchOf = (query: string) => `/search/${stories.open}?q=${encodeURIComponent(query)}`;
const rows = 'main a[href^="/exhibitor/"]';

walkContent({
  screen: 'the search',
  filled: { path: searchOf('智能'), shows: (say) => say('search', 'all_exhibitor', { count: 68 }) },
  empty: {
    path: searchOf('qqqqqxxxz'),
    shows: (say) => say('search', 'nothing', { query: 'qqqqqxxxz' }),
  },
  failed: { call: 'get/ExhibitorExhibitionInfo', shows: (say) => say('search', 'failed') },
  opens: { path: `${searchOf('智能')}&kind=exhibitor`, row: rows, address: /\/exhibitor\// },
});

async function search(page: Page, query: string) {
  await page.getByRole('searchbox').fill(query);
}

const firstName = (page: Page) => page.locator(`${rows} [class*="-name"]`).first();

test('kinds below the first stay on the page while those of the next key are drawn', async ({
  page,
  visitor,
}) => {
  await page.goto(`/search/${stories.open}`);
  await search(page, '智');
  const kinds = page.locator('main section[aria-labelledby^="found-"]');
  await expect(kinds.nth(1)).toBeVisible();
  await kinds.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-before', '')));
  await page.getByRole('searchbox').pressSequentially('能');
  await expect(
    page.locator('main').getByText(visitor.say('search', 'all_exhibitor', { count: 68 })),
  ).toBeVisible();
  await expect(page.locator('main mark').filter({ hasText: '智能' }).first()).toBeVisible();
  await expect(page.locator('main section[data-before]').nth(1)).toBeVisible();
});

for (const language of languagesOf('en'))
  test.describe(`the search (${language})`, () => {
    test.use({ language });

    test('opens from the exhibitors, shows few of each kind, all of one, keeps what was searched, and Back leads to the result that was opened', async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(`/exhibitors/${stories.open}`);
      await page.getByRole('link', { name: say('content', 'searchAll') }).click();
      await expect(page.getByText(say('search', 'try'))).toBeVisible();
      await expectAccessible(page, 'nothing searched');
      await search(page, '智能');
      await expect(page.locator(rows)).toHaveCount(5);
      await page.getByRole('button', { name: say('search', 'all_exhibitor', { count: 68 }) }).click();
      await expect(page.locator(rows)).toHaveCount(60);
      await page.goBack();
      await expect(page.locator(rows)).toHaveCount(5);
      await page.locator(rows).first().click();
      await expect(page).toHaveURL(/\/exhibitor\//);
      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue('智能');
      await expect(page.locator(rows)).toHaveCount(5);
      await expect(page.locator(rows).first()).toBeFocused();
      await search(page, '');
      await page.getByRole('button', { name: '智能' }).click();
      await expect(page.locator(rows)).toHaveCount(5);
      await search(page, '');
      await page.getByRole('button', { name: say('search', 'clearHistory') }).click();
      await expect(page.getByRole('button', { name: '智能' })).toHaveCount(0);
    });

    test('works without a network once the directory is on the phone, and says how old it is', async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      noise.allowOffline();
      await page.goto(searchOf('智能'));
      await expect(page.locator(rows)).toHaveCount(5);
      await expect(page.locator('[data-state="whole"]')).toBeAttached();
      await context.setOffline(true);
      await search(page, 'tyzn');
      await expect(firstName(page)).toContainText(language === 'zh' ? '拓岩' : /Tuoyan/i);
      await expect(page.getByText(visitor.say('search', 'keptOffline'))).toBeVisible();
    });
  });

test('a product is found by the pinyin of its name and by its supplier, and opens', {
  tag: '@way-search',
}, async ({ page, visitor }) => {
  await page.goto(`/search/${stories.open}`);
  await expect(page.locator('[data-state="whole"]')).toBeAttached();
  await search(page, 'shijuejiance');
  const product = page.locator('main a[href^="/product/"]').first();
  await expect(product).toContainText('视觉检测');
  await search(page, '拓岩智能');
  await expect(product).toContainText('拓岩智能');
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('main')).toContainText('拓岩智能');
  await page.goBack();
  await expect(visitor.page.getByRole('searchbox')).toHaveValue('拓岩智能');
});

test('chips with counts choose a kind of result, fit a small phone with large text, and Back takes the choice back', async ({
  page,
  visitor: { say },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(searchOf('智能'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('[data-state="whole"]')).toBeAttached();
  const chips = page.getByRole('group', { name: say('search', 'kinds') });
  const products = chips.getByRole('button', { name: new RegExp(`^${say('search', 'kind_product')} \\d`) });
  await expect(chips.getByRole('button').nth(1)).toHaveText(`${say('search', 'kind_exhibitor')} 68`);
  await chips.getByRole('button').nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(products).toBeFocused();
  await expect(products).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/kind=product/);
  await expect(page.locator(rows)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(chips.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
});

test('what is on the phone is found after a reload without another download', async ({ page }) => {
  await page.goto(searchOf('智能'));
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(page.locator('[data-state="whole"]')).toBeAttached();
  const downloads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('get/ExhibitorExhibitionInfo')) downloads.push(request.url());
  });
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(5);
  expect(downloads).toEqual([]);
});

test('all of a kind stays chosen when it is tapped before the query has reached the address', async ({
  page,
  visitor,
}) => {
  await page.goto(`/search/${stories.open}`);
  const all = visitor.say('search', 'all_exhibitor', { count: 68 });
  await page.evaluate((name) => {
    const observer = new MutationObserver(() => {
      const button = Array.from(document.querySelectorAll('button')).find((one) => one.textContent === name);
      if (button === undefined) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, all);
  await search(page, '智能');
  await expect(page.locator(rows)).toHaveCount(60);
  await letPass(page, 600);
  await expect(page.locator(rows)).toHaveCount(60);
  expect(new URL(page.url()).searchParams.get('kind')).toBe('exhibitor');
});

const kindsFound = [
  { query: '数字孪生', kind: 'conference', path: 'conference' },
  { query: 'xinpinfabu', kind: 'live', path: 'live' },
  { query: '展商名单', kind: 'news', path: 'article' },
] as const;

test('sessions, lives and news are found beside exhibitors, also where the server has no events, and open', async ({
  page,
  noise,
}) => {
  noise.expect(/resCode 1 from .*\/Promotion/);
  await page.route('**/get/Promotion', (route) =>
    route.fulfill({ status: 200, json: { resCode: 1, resMsg: '' } }),
  );
  await page.goto(`/search/${stories.open}`);
  await expect(page.locator('[data-state="whole"]')).toBeAttached();
  for (const { query, kind, path } of kindsFound) {
    await search(page, query);
    const found = page.locator(`main a[href^="/${path}/"]`);
    await expect(found.first()).toBeVisible();
    await expect(page.locator(`#found-${kind}`)).toBeVisible();
  }
  await expect(page.locator('#found-promotion')).toHaveCount(0);
  await expectAccessible(page, 'results of several kinds');
  await page.locator('main a[href^="/article/"]').first().click();
  await expect(page).toHaveURL(/\/article\//);
});

for (const language of languagesOf('en'))
  test.describe(`people I met (${language})`, () => {
    test.use({ language });

    test('are found by pinyin and by a tag, lead to the contact, and are told to no server', async ({
      page,
      request,
      visitor: { say },
    }) => {
      await registerPhone(page, request);
      await page.goto(`/cards/${stories.open}/new`);
      await page.locator('#contact-name').fill('欧阳智远');
      await page.getByRole('button', { name: say('cards', 'save') }).click();
      // It is copied to the account once the phone has stored it; a page that ends before that loses it.
      const copied = page.waitForRequest((asked) => (asked.postData() ?? '').includes('减速机'), {
        timeout: 20_000,
      });
      await page.locator('#contact-tags').fill('减速机');
      await copied;
      const sent: string[] = [];
      page.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`));
      await page.goto(`/search/${stories.open}`);
      const found = page.locator('main a[href*="/contact/"]');
      await search(page, '减速机');
      await expect(found).toHaveCount(1);
      await search(page, 'ouyangzhiyuan');
      await expect(found).toContainText('欧阳智远');
      await expect(page.getByRole('heading', { name: say('search', 'kind_contact') })).toBeVisible();
      await expectAccessible(page, 'a person who was found');
      await page.keyboard.press('Enter');
      await found.click();
      await expect(page.locator('main')).toContainText('欧阳智远');
      expect(sent.filter((text) => /SearchHistoryRecord/.test(text) && text.includes('ouyang'))).toEqual([]);
    });
  });

test('the search that a link leads to leaves the button for text size and language in reach', async ({
  page,
}) => {
  await page.goto(`/search/${stories.open}`);
  await page.getByRole('button', { name: /^Aa/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
