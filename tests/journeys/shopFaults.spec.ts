import { expect } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { otherCode, test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { addAddress, buyerWithPass, goodsOf, putInCart, rowsOf, shop } from './support/shop.ts';
import { callApi } from './support/onSite.ts';
import { languagesOf } from './support/words.ts';

/** What becomes of the answer of the request that stores an order. */
const faults = ['truncatedJson', 'replyLostAfterCommit', 'deliveredTwice'] as const;

for (const language of languagesOf('zh'))
  test.describe(`orders on a bad line (${language})`, () => {
    test.use({ language });

    test(`goods of two exhibitors become two orders where the answer is cut, is lost or comes twice (${language})`, async ({
      page,
      context,
      request,
      visitor,
      noise,
    }) => {
      test.setTimeout(240_000);
      noise.allowFailed(/insert\/Order$/);
      noise.expect(otherCode);
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const goods = await goodsOf(request, 2, 6);
      const active = await faultsOf(page);
      for (const [nth, name] of faults.entries()) {
        for (const good of goods) await putInCart(request, buyer, good);
        await page.goto(`/checkout/${shop}`);
        await expect(visitor.button(say('orders', 'place'))).toBeVisible();
        active.switchOn({ name, path: 'insert/Order', times: 1 });
        await visitor.button(say('orders', 'place')).click();
        await expect(visitor.heading, name).toHaveText(say('orders', 'title'), { timeout: 60_000 });
        const open = async () =>
          (await rowsOf(request, 'Order', buyer)).filter(({ state }) => state !== '402').length;
        // A second row that only the connection made is cancelled after the first is known.
        await expect.poll(open, name).toBe(2 * (nth + 1));
        await expect.poll(async () => (await rowsOf(request, 'ShoppingCart', buyer)).length).toBe(0);
        active.clear();
      }
    });

    test(`without a network an order waits, and is placed once afterwards (${language})`, async ({
      page,
      context,
      request,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const [good] = await goodsOf(request, 1, 8);
      if (good === undefined) throw new Error('no product');
      await putInCart(request, buyer, good);
      await page.goto(`/checkout/${shop}`);
      await expect(visitor.button(say('orders', 'place'))).toBeVisible();
      await context.setOffline(true);
      await visitor.button(say('orders', 'place')).click();
      await expect(visitor.button(say('sending', 'sending'))).toBeVisible();
      await letPass(page, 3_000);
      expect(await rowsOf(request, 'Order', buyer)).toHaveLength(0);
      await context.setOffline(false);
      await expect(visitor.heading).toHaveText(say('orders', 'state_toShip'), { timeout: 60_000 });
      expect(await rowsOf(request, 'Order', buyer)).toHaveLength(1);
    });

    test(`an order whose page is reloaded while it is sent is gone on with, and stored once (${language})`, async ({
      page,
      context,
      request,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.allowFailed(/insert\/Order$/);
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const [good] = await goodsOf(request, 1, 10);
      if (good === undefined) throw new Error('no product');
      await putInCart(request, buyer, good);
      const active = await faultsOf(page);
      await page.goto(`/checkout/${shop}`);
      active.switchOn({ name: 'hang', path: 'insert/Order', times: 1 });
      const sent = page.waitForRequest(/insert\/Order/);
      await visitor.button(say('orders', 'place')).click();
      await sent;
      await page.reload();
      await expect(visitor.heading).toHaveText(say('orders', 'state_toShip'), { timeout: 120_000 });
      expect(await rowsOf(request, 'Order', buyer)).toHaveLength(1);
    });

    test(`a price that changes while ordering is told, and the cart shows it (${language})`, async ({
      page,
      context,
      request,
      visitor,
      noise,
    }) => {
      noise.expect(otherCode);
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const [good] = await goodsOf(request, 1, 9);
      if (good === undefined) throw new Error('no product');
      await putInCart(request, buyer, good);
      await page.goto(`/checkout/${shop}`);
      await expect(visitor.button(say('orders', 'place'))).toBeVisible();
      const dearer = { recordId: good.productId, setValue: { ProductPrice: String(good.unitCents + 100) } };
      await callApi(request, 'update/Product', dearer);
      await visitor.button(say('orders', 'place')).click();
      await expect(page.getByText(say('orders', 'refusal_priceChanged')).first()).toBeVisible();
      await visitor.button(say('orders', 'toCart')).click();
      await expect(page.getByText(say('cart', 'fault_priceChanged')).first()).toBeVisible();
      expect(await rowsOf(request, 'Order', buyer)).toHaveLength(0);
    });

    test(`what a stranger puts into the cart is in it after the registration, once they say that it is theirs (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const [good] = await goodsOf(request, 1, 5);
      if (good === undefined) throw new Error('no product');
      await page.goto(`/product/${shop}/${good.productId}`);
      await visitor.button(say('products', 'addToCart')).click();
      await page.goto(`/cart/${shop}`);
      await expect(page.getByText(say('cart', 'keptHere')).first()).toBeVisible();
      await visitor.button(say('cart', 'checkOut', { count: 1 })).click();
      await expect(page.getByText(say('orders', 'registerFirst')).first()).toBeVisible();
      const buyer = await buyerWithPass(request, context);
      await putInCart(request, buyer, good, { Number: '2' });
      await page.goto(`/cart/${shop}`);
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
      await visitor.button(say('cart', 'beforeMine')).click();
      await expect(page.getByRole('spinbutton')).toHaveValue('3');
      const stored = async () => (await rowsOf(request, 'ShoppingCart', buyer)).map((row) => row['Number']);
      await expect.poll(stored).toEqual(['3']);
    });
  });
