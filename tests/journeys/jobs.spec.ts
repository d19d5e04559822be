import { expect, type Page } from '@playwright/test';
import { ownBooth } from './support/booth.ts';
import { countTaps } from './support/countTaps.ts';
import { test } from './support/journey.ts';
import { appointmentsOf, meetings, visitorWithPass } from './support/meetings.ts';
import { checkInAt, checkInsOf, holdVouchers, visitorOnSite } from './support/onSite.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { rowsIn } from './support/records.ts';
import { addAddress, buyerWithPass, rowsOf, shop } from './support/shop.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** Taps that a job takes from the home of an exhibition at most; what is typed is free. */
const most = {
  exhibitorByName: 2,
  saveAndRoute: 3,
  meeting: 4,
  message: 3,
  cards: 2,
  pass: 1,
  session: 2,
  checkIn: 1,
  buy: 6,
  lead: 1,
} as const;

/** Of those that the organiser recommends: suggestions change with what the visitor does. */
const exhibitorCards = 'main a[href^="/exhibitor/"]:has([class*="exhibitorName"])';

/** On the home of an exhibition, with its parts; the taps are counted from here. */
async function startAtHome(page: Page, exhibitionId: string) {
  await page.goto(`/home/${exhibitionId}`);
  await expect(page.locator(exhibitorCards).first()).toBeVisible();
  return countTaps(page);
}

/** To an exhibitor that is shown on the home. */
async function toExhibitor(visitor: Visitor, count: ReturnType<typeof countTaps>, nth: number) {
  const { page } = visitor;
  await count.tap(page.locator(exhibitorCards).nth(nth));
  await expect(page).toHaveURL(/\/exhibitor\//);
  await expect(visitor.heading).toBeVisible();
}

for (const language of languagesOf('zh'))
  test.describe(`from the home (${language})`, () => {
    test.use({ language });

    test(`an exhibitor is found by name in two taps, and its booth saved and its route opened in three (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      await visitorWithPass(request, context);
      let count = await startAtHome(page, meetings);
      const name = (
        await page.locator(`${exhibitorCards} [class*="exhibitorName"]`).first().innerText()
      ).trim();
      await count.tap(page.getByRole('link', { name: say('content', 'searchAll') }).first());
      await count.type(page.getByRole('searchbox'), name);
      await count.tap(page.locator('main section a[href^="/exhibitor/"]').first());
      await expect(visitor.heading).toHaveText(name);
      expect(count.taps()).toBeLessThanOrEqual(most.exhibitorByName);

      count = await startAtHome(page, meetings);
      await toExhibitor(visitor, count, 0);
      await count.tap(page.getByRole('button', { name: say('favourites', 'favouriteOf', { name }) }));
      await count.tap(page.getByRole('link', { name: say('exhibitors', 'route'), exact: true }));
      await expect(page).toHaveURL(/\/favourites\//);
      await expect(page.locator('main')).toContainText(name);
      expect(count.taps()).toBeLessThanOrEqual(most.saveAndRoute);
    });

    test(`a meeting is booked in four taps, and an exhibitor written to in three (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const person = await visitorWithPass(request, context);
      let count = await startAtHome(page, meetings);
      await toExhibitor(visitor, count, 2);
      await count.tap(page.getByRole('link', { name: say('content', 'appointmentEntry') }));
      await count.tap(page.locator('label:has(input[name=slot]:enabled)').last());
      await pauseBetweenTaps(page);
      await count.tap(page.locator('main button[type=submit]'));
      await expect(visitor.heading).toHaveText(say('appointments', 'one'));
      expect(await appointmentsOf(request, person)).toHaveLength(1);
      expect(count.taps()).toBeLessThanOrEqual(most.meeting);

      count = await startAtHome(page, meetings);
      await toExhibitor(visitor, count, 0);
      await count.tap(page.getByRole('link', { name: say('content', 'sendMessage'), exact: true }));
      const text = `样机 ${String(person['VisitorId'])}`;
      // Then it is known that nothing was said yet.
      await expect(page.getByText(say('conversation', 'first'))).toBeVisible();
      await count.type(page.locator('main textarea'), text);
      await count.tap(visitor.button(say('conversation', 'send')));
      await expect
        .poll(
          async () => (await rowsIn(request, 'MessageInfo')).filter((row) => row['Content'] === text).length,
        )
        .toBe(1);
      expect(count.taps()).toBeLessThanOrEqual(most.message);
    });

    test(`cards are exchanged in two taps, the ticket is shown in one, and a session is planned in two (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      await visitorWithPass(request, context);
      let count = await startAtHome(page, meetings);
      await count.tap(page.getByRole('link', { name: say('vouchers', 'myCard') }));
      await expect(page.locator('main .code-root')).toBeVisible();
      await pauseBetweenTaps(page);
      await count.tap(visitor.button(say('cards', 'scan')));
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(count.taps()).toBeLessThanOrEqual(most.cards);

      count = await startAtHome(page, meetings);
      await count.tap(visitor.link(say('exhibitionHome', 'showTicket')));
      await expect(page.getByRole('img', { name: /\d{12}/ }).first()).toBeInViewport();
      expect(count.taps()).toBeLessThanOrEqual(most.pass);

      count = await startAtHome(page, meetings);
      await count.tap(page.locator('main a[href^="/conference/"]').first());
      await count.tap(page.getByRole('button', { name: say('content', 'scheduleAdd') }));
      await expect(page.getByRole('button', { name: say('content', 'scheduleAdded') })).toBeVisible();
      expect(count.taps()).toBeLessThanOrEqual(most.session);
    });

    test(`a product is bought in six taps by who has an address (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const buyer = await buyerWithPass(request, context);
      await addAddress(request, buyer);
      const count = await startAtHome(page, shop);
      await count.tap(page.locator('main a[href^="/product/"]').first());
      await count.tap(visitor.button(say('products', 'addToCart')));
      await count.tap(page.getByRole('link', { name: /购物车|Cart/ }).first());
      await count.tap(visitor.button(say('cart', 'checkOut', { count: 1 })));
      await expect(visitor.heading).toHaveText(say('orders', 'checkoutTitle'));
      await count.tap(visitor.button(say('orders', 'place')));
      await expect.poll(async () => (await rowsOf(request, 'Order', buyer)).length).toBe(1);
      expect(count.taps()).toBeLessThanOrEqual(most.buy);
    });
  });

test('after the scan of a place a check-in is one tap', async ({ page, context, request, visitor }) => {
  const me = await visitorOnSite(request, '温书白');
  await holdVouchers(context, [me]);
  await page.goto(checkInAt('gate'));
  const count = countTaps(page);
  await count.tap(visitor.button(visitor.say('checkInFirst', 'checkInHere')));
  await expect(visitor.heading).toHaveText(visitor.say('checkIn', 'checkedInTitle'));
  expect(await checkInsOf(request, [me])).toHaveLength(1);
  expect(count.taps()).toBeLessThanOrEqual(most.checkIn);
});

test('the scanner of leads is one tap from the home, and from the centre of an exhibitor', async ({
  page,
  request,
  visitor,
}) => {
  const { center } = await ownBooth(page, request);
  for (const address of [`/home/${stories.stand}`, center]) {
    await page.goto(address);
    const count = countTaps(page);
    await count.tap(page.getByRole('navigation').getByRole('link', { name: visitor.say('frame', 'scan') }));
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    expect(count.taps()).toBeLessThanOrEqual(most.lead);
  }
});
