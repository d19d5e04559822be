import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { holdStoryPass, meetings } from './support/meetings.ts';
import { registerPhone } from './support/registerPhone.ts';
import { addAddress, buyerWithPass, goodsOf, putInCart, shop } from './support/shop.ts';
import { stories } from './support/stories.ts';
import { insertPost } from './support/supply.ts';
import type { Visitor } from './support/visitor.ts';
import { languages } from './support/words.ts';

/** Pixels above the first row, and what the fixed bars take of the screen, at most. */
const most = { firstRow: 160, bars: 112 };

const lists = {
  exhibitors: [`/exhibitors/${stories.open}`, 'main [aria-posinset] a[href^="/exhibitor/"]'],
  'exhibitors of one hall': [
    `/hall/${stories.open}/hall00000000000000000002`,
    'main [aria-posinset] a[href^="/exhibitor/"]',
  ],
  products: [`/products/${stories.open}`, 'main a[href*="/product/"]'],
  sessions: [`/conferences/${stories.open}`, 'main a[href^="/conference/"]'],
  posts: [`/supply-demand/${stories.open}`, 'main li a[href^="/supply-demand/"]'],
  events: [`/promotions/${stories.open}`, 'main a[href^="/promotion/"]'],
  'live streams': [`/lives/${stories.open}`, 'main li a[href^="/live/"]'],
  halls: [`/halls/${stories.open}`, 'main a[href^="/hall/"]'],
  news: [`/news/${stories.open}`, 'main a[href^="/article/"]'],
  'the first files': [`/downloads/${stories.open}`, 'main h2'],
  pictures: [`/album/${stories.open}`, 'main li button'],
} as const;

/** Lists of what a visitor has: what is there before their page is opened, its address and its rows. */
const ownLists: Readonly<Record<string, readonly [(phone: OwnPhone) => Promise<unknown>, string, string]>> = {
  meetings: [
    ({ request, context }) => holdStoryPass(request, context),
    `/appointments/${meetings}`,
    'main li a[href^="/appointments/"]',
  ],
  'the schedule': [
    ({ request, context }) => holdStoryPass(request, context),
    `/agenda/${meetings}`,
    'main [data-kind]',
  ],
  'the cart': [
    async ({ request, context }) => {
      const buyer = await buyerWithPass(request, context);
      const [good] = await goodsOf(request, 1);
      if (good !== undefined) await putInCart(request, buyer, good);
    },
    `/cart/${shop}`,
    'main a[href^="/product/"]',
  ],
  addresses: [
    async ({ request, context }) => addAddress(request, await buyerWithPass(request, context)),
    `/addresses/${shop}`,
    'main li',
  ],
  'the card case': [
    async ({ page, request }) =>
      insertContact(request, { VisitorId: await registerPhone(page, request), Name: '周明' }),
    `/cards/${stories.open}`,
    'main li a[href*="/contact/"]',
  ],
  'the leads of a booth': [
    ({ page }) => exhibitorIsIn(page),
    `/exhibitor-center/${stories.stand}/leads`,
    'main li a[href*="/leads/"]',
  ],
  'their posts': [
    async ({ page, request }) =>
      insertPost(request, { VisitorId: await registerPhone(page, request), productName: '轴承' }),
    `/supply-demand/${stories.open}/mine`,
    'main a[href*="/supply-demand/"]',
  ],
};

/** In the card case of a visitor, as another phone of theirs has copied it. */
const insertContact = (request: APIRequestContext, fields: Readonly<Record<string, string>>) =>
  callApi(request, 'insert/AddressBook', {
    record: {
      ExhibitionId: stories.open,
      ContactKey: 'visitor-visitor0000000000000card1',
      ContactVisitorId: 'visitor0000000000000card1',
      State: '1',
      Source: '1',
      MetAtMesc: 1_700_000_000_000,
      AddedAtMesc: 1_700_000_000_000,
      ChangedAtMesc: 1_700_000_000_000,
      ...fields,
    },
  });

const exhibitorIsIn = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  });

interface OwnPhone {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly context: BrowserContext;
}

async function expectLowHead(page: Page, visitor: Visitor, [address, row]: readonly [string, string]) {
  await page.goto(address);
  await expect(visitor.heading).toBeInViewport();
  await expectLowRows(page, row);
}

async function expectLowRows(page: Page, row: string) {
  const first = page.locator(row).first();
  await expect(first).toBeVisible();
  const rowTop = () => first.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(rowTop).toBeLessThanOrEqual(most.firstRow);
  const bars = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 300 && (top <= 0 || bottom >= innerHeight))
      // The heading lies on the bar.
      .filter(({ top }, at, all) => all.findIndex((one) => one.top === top) === at)
      .reduce((sum, { height }) => sum + height, 0),
  );
  expect(bars).toBeGreaterThan(40);
  expect(bars).toBeLessThanOrEqual(most.bars);
}

for (const language of languages)
  test.describe(`the head of a list (${language})`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    for (const [name, list] of Object.entries(lists))
      test(`leaves the screen to the rows of ${name} (${language})`, ({ page, visitor }) =>
        expectLowHead(page, visitor, list));

    test(`leaves the screen to the rows of what is found, the first of which stays where it came (${language})`, async ({
      page,
    }) => {
      const row = 'main li a[href^="/exhibitor/"]';
      await page.goto(`/search/${stories.open}?q=${encodeURIComponent('智能')}`);
      await expect(page.getByRole('searchbox')).toBeInViewport();
      const top = () =>
        page
          .locator(row)
          .first()
          .evaluate((one) => one.getBoundingClientRect().top);
      const cameAt = await top();
      await expect(page.locator('[data-state="whole"]')).toBeAttached();
      expect(await top()).toBe(cameAt);
      await expectLowRows(page, row);
    });

    for (const [name, [prepare, address, row]] of Object.entries(ownLists))
      test(`leaves the screen to the rows of ${name} (${language})`, async ({
        page,
        context,
        request,
        visitor,
      }) => {
        await prepare({ page, context, request });
        await expectLowHead(page, visitor, [address, row]);
      });
  });
