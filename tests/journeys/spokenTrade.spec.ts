import { expect, type Locator } from '@playwright/test';
import { test } from './support/line.ts';
import { exhibitors, meetings, askAt, chooseLast, visitorWithPass } from './support/meetings.ts';
import { holdVouchers, onSite, visitorOnSite } from './support/onSite.ts';
import { addAddress, buyerWithPass, goodsOf, shop } from './support/shop.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** By the keyboard, as a screen reader's user does. */
async function press(control: Locator): Promise<void> {
  await pauseBetweenTaps(control.page());
  await control.focus();
  await control.press('Enter');
}

for (const language of languagesOf('en'))
  test.describe(`trade with a screen reader (${language})`, () => {
    test.use({ language });

    test(`an order is placed, and each step is told (${language})`, async ({
      page,
      context,
      request,
      visitor,
      listener,
    }) => {
      const { say, heading } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const [good] = await goodsOf(request, 1, 6);
      await page.goto(`/product/${shop}/${good?.productId}`);
      await press(visitor.button(say('products', 'addToCart')));
      await listener.expectSaid(page, say('products', 'addedToCart'));
      await page.goto(`/cart/${shop}`);
      await press(visitor.button(say('cart', 'checkOut', { count: 1 })));
      await expect(heading).toHaveText(say('orders', 'checkoutTitle'));
      await expect(heading).toBeFocused();
      await press(visitor.button(say('orders', 'place')));
      await expect(heading).toHaveText(say('orders', 'state_toShip'));
      await listener.expectSaid(page, say('orders', 'placed', { count: 1 }));
      await expect(heading).toBeFocused();
    });

    test(`a meeting is booked, and what became of it is told (${language})`, async ({
      page,
      context,
      request,
      visitor,
      listener,
    }) => {
      const { say, heading } = visitor;
      await visitorWithPass(request, context);
      const exhibitor = exhibitors[language === 'zh' ? 'immediately' : 'immediatelyEnglish'];
      await page.goto(askAt(exhibitor));
      await expect(heading).toHaveText(say('appointments', 'askTitle'));
      const clock = await chooseLast(page);
      await press(visitor.button(say('appointments', 'ask', { time: clock })));
      await expect(heading).toHaveText(say('appointments', 'one'));
      await listener.expectSaid(page, say('appointments', 'askedAgreed'));
      await expect(heading).toBeFocused();
      await page.goto(`/appointments/${meetings}`);
      await expect(page.getByRole('link', { name: new RegExp(clock) }).first()).toBeVisible();
    });

    test(`a card is saved and taken out again, and both are told (${language})`, async ({
      page,
      visitor,
      listener,
    }) => {
      const { say, heading } = visitor;
      await visitor.reachReview(newMobile());
      await visitor.send();
      await visitor.seeVoucher();
      const card = Buffer.from(JSON.stringify(['', '陈以安', '云津轴承有限公司'])).toString('base64url');
      await page.goto(`/cards/${stories.open}/add#1.${card}`);
      await expect(page.locator('main')).toContainText('陈以安');
      await press(visitor.button(say('cards', 'save')));
      await listener.expectSaid(page, say('cards', 'saved', { name: '陈以安' }));
      await expect(heading).toBeFocused();
      await press(visitor.button(say('cards', 'remove')));
      await listener.expectSaid(page, say('cards', 'removed', { name: '陈以安' }));
      await expect(heading).toBeFocused();
    });

    test(`a file is downloaded, and it is told once it is on the phone (${language})`, async ({
      page,
      context,
      request,
      visitor,
      listener,
    }) => {
      const { say, heading } = visitor;
      const me = await visitorOnSite(request, '温书白');
      await holdVouchers(context, [me]);
      await page.goto(`/download/${onSite}/fileonsite00000000000001`);
      await expect(heading).toBeVisible();
      const button = visitor.button(say('downloads', 'download'));
      await press(button);
      await listener.expectSaid(page, say('files', 'done'));
      await expect(visitor.button(say('downloads', 'open'))).toBeFocused();
    });
  });
