import { expect, type Page } from '@playwright/test';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import {
  addAddress,
  buyerWithPass,
  goodsOf,
  holdShopPass,
  productWithVersions,
  putInCart,
  shop,
} from './support/shop.ts';
import { stories } from './support/stories.ts';
import { languages } from './support/words.ts';

const longName = {
  zh: '第十二届江海国际智能制造与工业自动化装备暨绿色低碳技术及数字化工厂解决方案'.repeat(3).slice(0, 80),
  en: 'Jianghai International Fair for Intelligent Manufacturing, Automation and Energy'.slice(0, 80),
};
const booth = '12A-B0199';
/** In cents: nine digits before the point. */
const price = '99999999900';

/** What an unlucky organiser or exhibitor has written, by the name of the field. */
const unlucky: Readonly<Record<string, unknown>> = {
  ExName: longName.zh,
  ExNameEn: longName.en,
  BoothNo: booth,
  ProductPrice: price,
  Logo: '',
  Cover: '',
  Image: '',
  ExhibitorImageUrl: '',
  PicList: [],
  Banners: [],
};

/** What is paid, by the name of the field: of products, their versions, lines of a cart and orders. */
const costly: Readonly<Record<string, unknown>> = {
  ProductPrice: price,
  Price: price,
  UnitPrice: price,
  Sum: price,
  price,
};

function spoil(value: unknown, by: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => spoil(one, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name in by ? by[name] : spoil(one, by)]),
  );
}

const spoilAnswers = (page: Page, by = unlucky) =>
  page.route('**/v2/data/**', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (answer === undefined) return route.abort();
    const body: unknown = await answer.json().catch(() => undefined);
    const filling =
      body === undefined
        ? route.fulfill({ response: answer })
        : route.fulfill({ response: answer, json: spoil(body, by) });
    // Where the page has gone on meanwhile, no one waits for the answer.
    await filling.catch(() => {});
  });

/** Texts in the page that their own box cuts at the side, where nothing says that they go on. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main h1, main [data-hall] span, main button, main a[href]'))
      .filter((box) => {
        const { overflowX, textOverflow, display } = getComputedStyle(box);
        const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
        if (display === 'inline' || isScrolled || textOverflow === 'ellipsis') return false;
        return (
          box.closest('.x-hidden') === null && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1
        );
      })
      .map((box) => box.outerHTML.slice(0, 160)),
  );

/** Amounts that go beyond a box around them. */
const amountsBeyond = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.values-number'))
      .filter((amount) => {
        const { left, right } = amount.getBoundingClientRect();
        for (let box = amount.parentElement; box !== null; box = box.parentElement) {
          const { display, overflowX } = getComputedStyle(box);
          if (overflowX === 'auto' || overflowX === 'scroll') return false;
          const around = box.getBoundingClientRect();
          const isBox = display !== 'inline' && around.width > 0;
          if (isBox && (right > around.right + 1 || left < around.left - 1)) return true;
        }
        return false;
      })
      .map(({ textContent, parentElement }) => `${textContent} in ${parentElement?.className}`),
  );

async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function expectAmountsFit(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectFits(page, `${what} at 390 px`);
  expect.soft(await amountsBeyond(page), `${what} at 390 px`).toEqual([]);
  await enlarge(page);
  await expectFits(page, `${what} at 320 px`);
  expect.soft(await amountsBeyond(page), `${what} at 320 px`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const language of languages)
  test.describe(`a name of 80 characters, a booth of 9, a price of nine digits and no pictures (${language})`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test(`fit each page at 390 px, and at 320 px with text at 200 % (${language})`, async ({
      page,
      visitor,
    }) => {
      test.slow();
      await spoilAnswers(page);
      const pages = [
        `/select/${stories.open}`,
        `/home/${stories.open}`,
        `/exhibitors/${stories.open}`,
        `/exhibitor/${stories.open}/exhibitor000000000001001`,
        `/products/${shop}`,
        `/product/${shop}/productshop0000000000020`,
      ];
      for (const address of pages) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(address);
        await expect(visitor.heading.or(page.locator('.l-name')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectFits(page, `${address} at 390 px`);
        expect.soft(await cutTexts(page), `${address} at 390 px`).toEqual([]);
        await enlarge(page);
        await expectFits(page, `${address} at 320 px`);
        expect.soft(await cutTexts(page), `${address} at 320 px`).toEqual([]);
      }
    });

    test(`leave the button to register in reach (${language})`, async ({ page, visitor }) => {
      await spoilAnswers(page);
      await visitor.open('open');
      const register = visitor.link(visitor.say('select', 'register')).first();
      await expect(page.locator('.l-name')).toHaveText(longName[language]);
      await expect(register).toBeInViewport({ ratio: 1 });
      await enlarge(page);
      await register.scrollIntoViewIfNeeded();
      await expect(register).toBeInViewport({ ratio: 0.9 });
    });

    test(`amounts of nine digits stay in their boxes in a cart, a checkout and the versions of a product (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const [good, ...others] = await goodsOf(request, 2);
      if (good === undefined) throw new Error('no product');
      for (const one of [good, ...others])
        await putInCart(request, buyer, one, { Price: price, Number: '3' });
      await putInCart(request, buyer, good, { ProductId: 'gone00000000000000000001', Price: price });
      await spoilAnswers(page, costly);
      await page.goto(`/cart/${shop}`);
      await expect(page.locator('.values-number').first()).toBeVisible();
      await expectAmountsFit(page, 'a cart');
      await visitor.button(say('cart', 'checkOut', { count: 6 })).click();
      await expect(visitor.heading).toHaveText(say('orders', 'checkoutTitle'));
      await expectAmountsFit(page, 'a checkout');
      await page.goto(`/product/${shop}/${await productWithVersions(request)}`);
      await expect(page.locator('.values-number').first()).toBeVisible();
      await expectAmountsFit(page, 'a product with versions');
      await visitor.button(say('products', 'addToCart')).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await expectAmountsFit(page, 'the versions');
    });

    test(`amounts of nine digits stay in their boxes from the orders to a return (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      await holdShopPass(request, context);
      await spoilAnswers(page, costly);
      await page.goto(`/orders/${shop}`);
      await expect(page.locator('.values-number').first()).toBeVisible();
      await expectAmountsFit(page, 'the orders');
      await page.getByRole('tab', { name: say('orders', 'tab_completed') }).click();
      await page.locator('[data-state="completed"]:visible').getByRole('link').first().click();
      await expect(visitor.heading).toHaveText(say('orders', 'state_completed'));
      await expectAmountsFit(page, 'an order');
      await page.getByRole('link', { name: say('orders', 'askReturn') }).click();
      await expect(page.getByRole('radio', { name: say('orders', 'kind_return') })).toBeVisible();
      await expectAmountsFit(page, 'a return');
    });
  });

test('a cover that does not load leaves no sign of a broken picture on the landing page', async ({
  page,
  noise,
}) => {
  noise.expectFailed(/cover-gone/);
  await page.route('**/cover-gone*', (route) => route.fulfill({ status: 404, body: '' }));
  await spoilAnswers(page, { Cover: '/cover-gone.png', BackgroundImage: '/cover-gone.png' });
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const cover = page.locator('.l-cover');
  // Left of the button that changes the language, and above the sheet.
  const clip = { x: 0, y: 0, width: 200, height: 120 };
  const broken = await page.screenshot({ clip });
  await cover.locator('img').evaluate((picture) => picture.remove());
  expect((await page.screenshot({ clip })).equals(broken)).toBe(true);
});
