import { expect } from '@playwright/test';
import { moneyText } from '#domain/money/moneyText.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import {
  actAsSeller,
  addAddress,
  buyerWithPass,
  goodsOf,
  holdShopPass,
  productWithVersions,
  putInCart,
  rowsOf,
  shop,
} from './support/shop.ts';
import { rowsIn } from './support/records.ts';
import { languagesOf } from './support/words.ts';

for (const language of languagesOf('en'))
  test.describe(`ordering (${language})`, () => {
    test.use({ language });

    test(`goods of two exhibitors are ordered, shipped, followed, received and returned (${language})`, {
      tag: '@way-orders',
    }, async ({ page, context, request, visitor }) => {
      test.slow();
      const { say } = visitor;
      const main = page.locator('main');
      const buyer = await buyerWithPass(request, context);
      const goods = await goodsOf(request, 2, language === 'zh' ? 0 : 2);

      for (const { productId } of goods) {
        await page.goto(`/product/${shop}/${productId}`);
        await visitor.button(say('products', 'addToCart')).click();
        await expect(page.getByRole('link', { name: /购物车|Cart/ }).first()).toBeVisible();
      }
      await expectAccessible(page, 'a product that can be bought');
      await page.goto(`/cart/${shop}`);
      await expect(main.getByRole('spinbutton')).toHaveCount(2);
      await main.getByRole('spinbutton').first().fill('3');
      await expectAccessible(page, 'a cart');
      await expectFits(page, 'a cart');
      // What was added last stands first.
      const [first, last] = goods;
      const sum = 3 * (last?.unitCents ?? NaN) + (first?.unitCents ?? NaN);
      await expect(page.locator('[data-sum]')).toHaveAttribute('data-sum', String(sum));
      await expect(page.locator('[data-sum]')).toHaveText(moneyText(sum));
      await expect.poll(async () => (await rowsOf(request, 'ShoppingCart', buyer)).length).toBe(2);
      await visitor.button(say('cart', 'checkOut', { count: 4 })).click();

      await expect(visitor.heading).toHaveText(say('orders', 'checkoutTitle'));
      await visitor.button(say('orders', 'place')).click();
      await expect(main.getByText(say('orders', 'addressMissing'))).toBeVisible();
      await page.getByRole('link', { name: say('orders', 'addAddress') }).click();
      await page
        .locator('#address-paste')
        .fill('收件人：林晓，13800138000；江苏南京市鼓楼区中山路1号 11010119900101001X，麻烦了，谢谢！');
      await visitor.button(say('addresses', 'takeApart')).click();
      await expect(page.locator('#address-name')).toHaveValue('林晓');
      await expect(main.getByText('江苏省 南京市 鼓楼区')).toBeVisible();
      await expect(page.locator('#address-detail')).toHaveValue('中山路1号');
      await expect(
        main.getByText(say('addresses', 'notUsed', { texts: '11010119900101001X' })),
      ).toBeVisible();
      await expectFits(page, 'a new address');
      await expectAccessible(page, 'a new address');
      await visitor.button(say('addresses', 'save')).click();

      await expect(visitor.heading).toHaveText(say('orders', 'checkoutTitle'));
      await expect(main.getByText('13800138000')).toBeVisible();
      await expectAccessible(page, 'a checkout');
      await expectFits(page, 'a checkout');
      await visitor.button(say('orders', 'place')).click();
      await expect(visitor.heading).toHaveText(say('orders', 'title'));
      await expect(main.locator('[data-state]:visible')).toHaveCount(2);
      const placed = await rowsOf(request, 'Order', buyer);
      expect(placed.map((row) => Number(row['Sum'])).reduce((all, one) => all + one, 0)).toBe(sum);
      await expect.poll(async () => (await rowsOf(request, 'ShoppingCart', buyer)).length).toBe(0);

      const [order] = placed;
      if (order === undefined) throw new Error('nothing was ordered');
      await actAsSeller(request, order, 'ship');
      await page.goto(`/orders/${shop}/${String(order['RecordId'])}`);
      await expect(visitor.heading).toHaveText(say('orders', 'state_toReceive'));
      await expectAccessible(page, 'an order on its way');
      await page.getByRole('link', { name: say('orders', 'parcel') }).click();
      await expect(main.getByRole('listitem').filter({ hasText: '已揽收' })).toBeVisible();
      await expectAccessible(page, 'the way of a parcel');
      await page.goBack();
      await visitor.button(say('orders', 'receive')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('orders', 'receive') })
        .click();
      await expect(visitor.heading).toHaveText(say('orders', 'state_completed'));

      await page.getByRole('link', { name: say('orders', 'askReturn') }).click();
      await page.getByRole('radio', { name: say('orders', 'kind_return') }).check();
      await page.getByRole('radio', { name: say('orders', 'reason_damaged') }).check();
      await expectAccessible(page, 'a return');
      await visitor.button(say('orders', 'ask')).click();
      await expect(visitor.heading).toHaveText(say('orders', 'state_returnAsked'));
      await actAsSeller(request, order, 'refuse');
      await page.reload();
      await expect(visitor.heading).toHaveText(say('orders', 'state_returnRefused'));
      await expect(main.getByText('包装已拆封')).toBeVisible();
      await expectAccessible(page, 'a refused return');
      const [, ...others] = (await rowsIn(request, 'SalesServiceRecord')).filter(
        (row) => row['OrderId'] === order['RecordId'],
      );
      expect(others).toHaveLength(1);
    });

    test(`an order in each state is listed under its tab, and opens without a network (${language})`, {
      tag: '@order-tabs',
    }, async ({ page, context, request, visitor, noise }) => {
      const { say } = visitor;
      await holdShopPass(request, context);
      await page.goto(`/orders/${shop}`);
      // Those that are out of sight are not drawn.
      const row = page.getByRole('tabpanel').getByRole('listitem').first();
      const expectCount = (count: number) => expect(row).toHaveAttribute('aria-setsize', String(count));
      await expectCount(15);
      expect(await row.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThanOrEqual(160);
      await expectAccessible(page, 'the orders');
      await expectFits(page, 'the orders');
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(page.getByText(say('orders', 'state_unknown')).first()).toBeVisible({ timeout: 500 });
      }).toPass();
      for (const [tab, count] of [
        ['toShip', 2],
        ['toReceive', 2],
        ['completed', 3],
        ['returns', 9],
      ] as const) {
        await page.getByRole('tab', { name: say('orders', `tab_${tab}`) }).click();
        await expectCount(count);
      }
      noise.allowOffline();
      const open = async (state: 'completed' | 'toReceive') => {
        await page.getByRole('tab', { name: say('orders', `tab_${state}`) }).click();
        // A panel that another tab has just hidden has rows as well.
        await page.locator(`[data-state="${state}"]:visible`).getByRole('link').first().click();
        await expect(visitor.heading).toHaveText(say('orders', `state_${state}`));
      };
      // The files of its screen are loaded by a first look.
      await open('completed');
      await page.goBack();
      await context.setOffline(true);
      await open('toReceive');
    });

    test(`what cannot be ordered stands apart, and a new price is accepted (${language})`, {
      tag: '@way-cart',
    }, async ({ page, context, request, visitor }) => {
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const [good] = await goodsOf(request, 1, 4);
      if (good === undefined) throw new Error('no product');
      await putInCart(request, buyer, good, { Price: '100', Number: '1000000000' });
      await putInCart(request, buyer, good, { ProductId: 'gone00000000000000000001', Name: '旧展品' });
      await page.goto(`/cart/${shop}`);
      await expect(page.getByText(say('cart', 'fault_gone')).first()).toBeVisible();
      await expect(page.getByText('¥1.00').first()).toBeVisible();
      await expectAccessible(page, 'a cart with what cannot be ordered');
      await visitor.button(say('cart', 'acceptPrice')).click();
      await expect(page.locator('[data-sum]')).toHaveAttribute('data-sum', String(good.unitCents));
      await visitor.button(say('cart', 'clear')).click();
      await expect(page.getByText(say('cart', 'fault_gone'))).toHaveCount(0);
      await visitor.button(say('cart', 'undo')).click();
      await expect(page.getByText(say('cart', 'fault_gone')).first()).toBeVisible();
    });

    test(`a version is chosen, an address is deleted and comes back, and an order is cancelled (${language})`, {
      tag: '@way-addresses',
    }, async ({ page, context, request, visitor }) => {
      test.slow();
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      await page.goto(`/product/${shop}/${await productWithVersions(request)}`);
      await visitor.button(say('products', 'addToCart')).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(say('products', 'chooseVersion'))).toBeVisible();
      // Nothing covers its last button.
      await sheet.getByRole('button').last().click({ trial: true });
      await expectAccessible(page, 'the versions of a product');
      await sheet.getByRole('radio', { disabled: false }).last().check();
      await sheet.getByRole('button', { name: say('products', 'addToCart') }).click();
      await expect.poll(async () => (await rowsOf(request, 'ShoppingCart', buyer)).length).toBe(1);

      await page.goto(`/addresses/${shop}`);
      await expect(page.getByText('中山路 1 号').first()).toBeVisible();
      await expectAccessible(page, 'the addresses');
      await visitor.button(say('addresses', 'removeOf', { name: '林小满' })).click();
      await expect(page.getByText('中山路 1 号')).toHaveCount(0);
      await visitor.button(say('addresses', 'undo')).click();
      await expect(page.getByText('中山路 1 号').first()).toBeVisible();

      await page.goto(`/checkout/${shop}`);
      await page.getByRole('radio', { name: say('orders', 'delivery_pickUp') }).check();
      await visitor.button(say('orders', 'place')).click();
      await expect(visitor.heading).toHaveText(
        new RegExp(`${say('orders', 'state_toShip')}|${say('orders', 'state_toPay')}`),
      );
      await visitor.button(say('orders', 'cancel')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('orders', 'cancel') })
        .click();
      await expect(visitor.heading).toHaveText(say('orders', 'state_closed'));
      expect(await rowsOf(request, 'Order', buyer)).toMatchObject([{ state: '402', Logistics: '3' }]);
      await visitor.button(say('orders', 'buyAgain')).click();
      await expect(visitor.heading).toHaveText(say('cart', 'title'));
      await expect(page.getByRole('spinbutton')).toHaveValue('1');
    });
  });
