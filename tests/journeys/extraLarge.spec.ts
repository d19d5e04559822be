import { expect } from '@playwright/test';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { addAddress, buyerWithPass, goodsOf, putInCart, shop } from './support/shop.ts';
import { languages } from './support/words.ts';

const screens = [
  'cart',
  'orders',
  'messages',
  'late',
  'shared-list',
  'whats-new',
  'trip-report',
  'agenda',
  'favourites',
  'halls',
];

for (const language of languages)
  test.describe(`extra large text at 320 px (${language})`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test(`fits what a buyer does (${language})`, async ({ page, context, request, visitor }) => {
      test.slow();
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      for (const good of await goodsOf(request, 2)) await putInCart(request, buyer, good, { Number: '3' });
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('textSize', 'extraLarge');
      });
      for (const screen of ['ready', ...screens.map((one) => `${one}/${shop}`)]) {
        await page.goto(`/${screen}`);
        await expect(page.locator('main[aria-busy="false"] h1').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect
          .soft(
            await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
            screen,
          )
          .toBe(24);
        await expectFits(page, screen);
      }
      await page.goto(`/cart/${shop}`);
      await visitor.button(visitor.say('cart', 'checkOut', { count: 6 })).click();
      await expect(visitor.heading).toHaveText(visitor.say('orders', 'checkoutTitle'));
      await page.waitForLoadState('networkidle');
      await expectFits(page, 'the checkout');
    });
  });
