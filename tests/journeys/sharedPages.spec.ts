import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languages, languagesOf, sayIn } from './support/words.ts';

const shop = 'shop00000000000000000001';
const pages = {
  exhibitor: `/exhibitor/${stories.open}/exhibitor000000000001001`,
  product: `/product/${shop}/productshop0000000000020`,
  live: `/live/${stories.open}/liveopen0000000000000001`,
  article: `/article/${stories.open}/newsopen0000000000000001`,
  conference: `/conference/${stories.open}/sessionopen0000000000001`,
  promotion: `/promotion/${stories.open}/promoopen000000000000005`,
  post: `/supply-demand/${stories.open}/supplyopen00000000000400`,
};

const teamPages = {
  'a shared team': `/teams/${stories.teams}/team00000000000000000001`,
  'the code of a team': `/teams/${stories.teams}/join?code=T001`,
};
const lists = ['exhibitors', 'products', 'conferences'].map((list) => `/${list}/${stories.open}`);
/** The question for them; a later page has another number, and a count another path. */
const firstRows =
  /\/(?:get\/ExhibitorExhibitionInfo|queryList\/Product|get\/Conference)\{.*"pageIndex":1,"pageSize":(?:30|40)\b/;

// A worker would answer for the files that the test holds back.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ noise }) => noise.expect(/registration blocked by Playwright/));

/** Opens an address whose scripts and style sheets do not come until they are let through. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/assets/**', async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Where the name on an exhibition's home stands, and what it says. */
const nameOf = (page: Page, within: string) =>
  page.locator(`${within} .HomeHead-name`).evaluate((found) => {
    const { left, top, height } = found.getBoundingClientRect();
    return [Math.round(left), Math.round(top), Math.round(height), found.textContent];
  });

/** Where the heading of a list stands, and what it says. */
const titleOf = (page: Page, within: string) =>
  page.locator(`${within} h1`).evaluate((found) => {
    const { left, top, height } = found.getBoundingClientRect();
    return [Math.round(left), Math.round(top), Math.round(height), found.textContent];
  });

/** Where the exhibition's line, the picture and the heading of a page about teams stand. */
const teamHeadingOf = (page: Page, within: string) =>
  page.locator(within).evaluate((root) =>
    ['.FairLine-text', '.FairLine-action', '.teams-pictures', 'h1', '.pageHeading-lead'].map((selector) => {
      const found = root.querySelector(selector);
      if (found === null) return `${selector} is not there`;
      const { left, top, height } = found.getBoundingClientRect();
      const text = selector === '.teams-pictures' ? '' : found.textContent;
      return [selector, Math.round(left), Math.round(top), Math.round(height), text].join(' ');
    }),
  );

/** Where the exhibition's line, the picture and the title stand, and what they say. */
const headingOf = (page: Page, within: string) =>
  page.locator(within).evaluate((root) =>
    ['.FairLine-text', '.FairLine-action', '.DetailScreen-gallery', '.DetailScreen-title'].map((selector) => {
      const found = root.querySelector(selector);
      if (found === null) return `${selector} is not there`;
      const { left, top, height } = found.getBoundingClientRect();
      const text = selector === '.DetailScreen-gallery' ? '' : found.textContent;
      const lang = found.getAttribute('lang') ?? '';
      return [selector, Math.round(left), Math.round(top), Math.round(height), lang, text].join(' ');
    }),
  );

for (const language of languages)
  test.describe(`a page that a link in a chat leads to (${language})`, () => {
    test.use({ language });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((spoken) => localStorage.setItem('locale', spoken), language);
    });

    for (const [kind, path] of Object.entries(pages))
      test(`of the kind "${kind}" says of which exhibition and what it is before the app has come, and the app leaves that where it is (${language})`, {
        tag: kind === 'exhibitor' ? ['@painted-link'] : [],
      }, async ({ page }) => {
        const release = await openHeld(page, path);
        await expect(page.locator('#boot h1')).toBeVisible();
        await expect(page.locator('#boot .FairLine-name')).toBeVisible();
        const painted = await headingOf(page, '#boot');
        release();
        await expect(page.locator('#root h1')).toBeVisible();
        await expect(page.locator('#boot')).toHaveCount(0);
        expect(await headingOf(page, '#root')).toEqual(painted);
      });

    test(`the home has the name of its exhibition before the app has come, and the app leaves it there (${language})`, async ({
      page,
    }) => {
      const release = await openHeld(page, `/home/${stories.open}`);
      await expect(page.locator('#boot h1')).toBeVisible();
      const painted = await nameOf(page, '#boot');
      release();
      await expect(page.locator('#boot')).toHaveCount(0);
      await expect(page.locator('#root .HomeHead-name')).toBeVisible();
      expect(await nameOf(page, '#root')).toEqual(painted);
    });

    for (const [what, path] of Object.entries(teamPages))
      test(`${what} says of which exhibition it is before the app has come, and the app leaves line and heading where they are (${language})`, async ({
        page,
      }) => {
        const release = await openHeld(page, path);
        await expect(page.locator('#boot h1')).toBeVisible();
        await expect(page.locator('#boot .FairLine-name')).toBeVisible();
        const painted = await teamHeadingOf(page, '#boot');
        release();
        await expect(page.locator('#boot')).toHaveCount(0);
        expect(await teamHeadingOf(page, '#root')).toEqual(painted);
      });

    for (const path of lists)
      test(`the list ${path} has its heading before the app has come, the app leaves it there, and its rows are asked for once (${language})`, async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') asked.push(request.url() + (request.postData() ?? ''));
        });
        const release = await openHeld(page, path);
        await expect(page.locator('#boot h1')).toBeVisible();
        const painted = await titleOf(page, '#boot');
        release();
        await expect(page.locator('#boot')).toHaveCount(0);
        expect(await titleOf(page, '#root')).toEqual(painted);
        await expect(page.locator('#root [data-index]').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
        expect(asked.filter((one) => firstRows.test(one))).toHaveLength(1);
      });
  });

const [first] = languagesOf('zh');
test.describe('before the app of a shared page has come', () => {
  const say = sayIn(first ?? 'zh');

  test('a tap on the way to register is followed once it can be', async ({ page }) => {
    const release = await openHeld(page, pages.exhibitor);
    await page.locator('#boot .FairLine-action').click();
    release();
    await expect(page).toHaveURL(new RegExp(`/select/${stories.open}$`));
    await expect(page.locator('h1')).toHaveText('第十二届江海国际智能制造展览会');
    // The landing page has its look here too, though its style stands in another document: its bar can be reached.
    await page.locator('.l-foot .l-go').click();
    await expect(page).toHaveURL(/\/(?:login|register)\//);
  });

  test('the exhibition and the row are asked for once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(Exhibition|ExhibitorExhibitionInfo)$/.test(pathname)) asked.push(request.postData() ?? '');
    });
    await page.goto(pages.exhibitor);
    await expect(page.locator('#root h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const once = asked.filter((body) => !/"setValue"/.test(body));
    expect(once.filter((body, at) => once.indexOf(body) !== at)).toEqual([]);
    expect(once.length).toBeGreaterThanOrEqual(2);
  });

  test('a row that is gone is not painted, and the app says so', async ({ page }) => {
    await page.goto(`/exhibitor/${stories.open}/exhibitor000000000009999`);
    await expect(page.locator('#root .FairLine-name')).toBeVisible();
    await expect(page.locator('#content').getByText(say('exhibitors', 'gone'))).toBeVisible();
  });

  test('a busy server at the first question leads to the app’s own read', async ({ page, noise }) => {
    noise.expectFailed(/ExhibitorExhibitionInfo/);
    let isFirst = true;
    await page.route('**/get/ExhibitorExhibitionInfo', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 503, body: '' });
    });
    await page.goto(pages.exhibitor);
    await expect(page.locator('#root h1')).toHaveText('南麓明序精密机械有限公司');
  });

  test('an address that names another screen opens that screen', async ({ page }) => {
    await page.goto(`/supply-demand/${stories.open}/publish`);
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(page.locator('#boot')).toHaveCount(0);
  });
});
