import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import {
  appointmentsOf,
  askAt,
  chooseDay,
  chooseLast,
  decide,
  exhibitors,
  invite,
  meetings,
  minutesUntilChosen,
  scanAtMeeting,
  visitorWithPass,
} from './support/meetings.ts';
import { pickFromSheet } from './support/pickFromSheet.ts';
import type { StoredRow } from './support/records.ts';
import { dayFromNow, insertPost, reviewPost } from './support/supply.ts';
import { textOfShownQr } from './support/textOfQr.ts';
import { createVisitor, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const board = `/supply-demand/${meetings}`;
const product = 'productmeetings000000001';

async function publishOffer(seller: Visitor, request: APIRequestContext, name: string): Promise<string> {
  const { page, say } = seller;
  await page.goto(`${board}/publish`);
  await page.getByRole('radio', { name: say('supply', 'kind_supply') }).check();
  await page.locator('#field-productName').fill(name);
  await pickFromSheet(
    page.locator('#field-productType'),
    seller.language === 'zh' ? '工业机器人' : 'Robotics',
  );
  await page.locator('#field-unitPrice').fill('8600');
  await page.locator('#field-number').fill('120');
  await page.locator('#field-closingDate').fill(dayFromNow(40));
  await page.locator('#field-companyName').fill('江海精工有限公司');
  await seller.button(say('supply', 'preview')).click();
  await seller.button(say('supply', 'send')).click();
  await expect(seller.heading).toHaveText(name);
  const postId = page.url().split('/').pop() ?? '';
  await reviewPost(request, postId, '2');
  return postId;
}

/** An appointment that clashes with another one, is moved, and clashes no more. */
async function resolveClash(buyer: Visitor, request: APIRequestContext, person: StoredRow): Promise<void> {
  const { page, say } = buyer;
  await page.goto(askAt(exhibitors[buyer.language === 'zh' ? 'tradedChinese' : 'tradedEnglish']));
  const clock = await chooseLast(page);
  await page.locator('#appointment-about').fill('120 drives');
  // Once the visitor has asked, no exhibitor can invite them to the same time.
  const second = await invite(request, person, minutesUntilChosen(page) + 5);
  await buyer.button(say('appointments', 'ask', { time: clock })).click();
  await expect(buyer.heading).toHaveText(say('appointments', 'one'));
  const row = (await appointmentsOf(request, person)).find((one) => one['MeetingTimeStart'] === clock);
  if (row !== undefined) await decide(request, row, '4');
  await accept(buyer, second);
  await page.getByRole('link', { name: say('appointments', 'toAgenda') }).click();
  await expect(page.locator('[data-kind="appointment"]')).toHaveCount(2);
  await expect(buyer.button(say('agenda', 'resolve'))).toBeVisible();
  await page.goto(`/appointments/${meetings}/${String(row?.['RecordId'])}`);
  await page.getByRole('link', { name: say('appointments', 'reschedule') }).click();
  await chooseDay(page.locator('input[name=day]').nth(1));
  const free = page.locator('label:has(input[name=slot]:enabled)').first();
  const moved = (await free.innerText()).trim();
  await free.click();
  await buyer.button(say('appointments', 'move', { time: moved })).click();
  await expect(buyer.heading).toHaveText(say('appointments', 'one'));
  // The exhibitor agrees to the new time as well.
  if (row !== undefined) await decide(request, row, '4');
  await page.reload();
  await page.getByRole('link', { name: say('appointments', 'toAgenda') }).click();
  await expect(page.locator('[data-kind="appointment"]').filter({ hasText: moved })).toBeVisible();
  await expect(buyer.button(say('agenda', 'resolve'))).toHaveCount(0);
}

async function accept(visitor: Visitor, row: StoredRow): Promise<void> {
  const { page, say } = visitor;
  await page.goto(`/appointments/${meetings}/${String(row['RecordId'])}`);
  await visitor.button(say('appointments', 'accept')).click();
  await expect(page.locator('main').getByText(say('appointments', 'accept'), { exact: true })).toHaveCount(0);
}

async function attend(buyer: Visitor, request: APIRequestContext, person: StoredRow): Promise<void> {
  const { page, say } = buyer;
  const row = await invite(request, person, 5);
  await accept(buyer, row);
  await scanAtMeeting(buyer, `https://fair.example.com/exhibitor/${meetings}/${String(row['ExhibitorId'])}`);
  await expect(
    page.locator('main').getByText(say('appointments', 'state_attended'), { exact: true }),
  ).toBeVisible();
}

/** The buyer scans the seller's card and gives the own one back, which the seller saves; then the buyer takes it back. */
async function exchangeCards(seller: Visitor, buyer: Visitor): Promise<void> {
  const { say } = seller;
  const cards = `/cards/${meetings}`;
  await seller.page.goto(`${cards}/mine`);
  await buyer.page.goto(await textOfShownQr(seller.page.locator('main .code-root')));
  await buyer.button(say('cards', 'save')).click();
  await buyer.button(say('cards', 'giveBackAction')).click();
  await expect(buyer.button(say('cards', 'giveBackAction'))).toHaveCount(0);
  await seller.page.goto(`/messages/${meetings}`);
  await seller.page.locator('main a[href*="/visitor/"]').first().click();
  await thread(seller.page).locator('a[href*="/cards/"]').click({ timeout: 40_000 });
  await seller.button(say('cards', 'save')).click();
  await expect(seller.page.locator('main')).toContainText(say('cards', 'saved', { name: '顾清和' }));

  await buyer.page.goto(`${cards}/given`);
  await buyer.page.getByRole('button', { name: say('cards', 'withdraw') }).click();
  await buyer.button(say('cards', 'withdrawYes')).click();
  await expect(buyer.page.getByRole('button', { name: say('cards', 'withdraw') })).toHaveCount(0);
  await expect(async () => {
    await seller.page.goto(cards);
    await expect(seller.page.locator('main')).toContainText(say('cards', 'none'), { timeout: 3_000 });
  }).toPass();
}

const thread = (page: Page) => page.locator('main ol');

for (const language of languagesOf('zh'))
  test.describe(`a day of trade (${language})`, () => {
    test.use({ language });

    test(`an offer finds its buyer, they talk, the buyer inquires, has met, and takes a card back that was given (${language})`, async ({
      page,
      context,
      request,
      visitor: seller,
      openPhone,
    }) => {
      test.setTimeout(180_000);
      const { say } = seller;
      const owner = await visitorWithPass(request, context, '林小满');
      const otherPhone = await openPhone();
      const person = await visitorWithPass(request, otherPhone, '顾清和');
      const buyer = createVisitor(await otherPhone.newPage(), language);
      const name = `Servo drive ${String(owner['VisitorId']).slice(-6)}`;

      const post = await publishOffer(seller, request, name);
      const demand = await insertPost(request, {
        ExhibitionId: meetings,
        VisitorId: person['VisitorId'],
        type: 'demand',
        productType: '',
        productName: name,
        number: '20',
      });

      await buyer.page.goto(`${board}/${demand}`);
      const match = buyer.page.locator(`main a[href$="${post}"]`);
      await expect(match).toContainText(say('supply', 'fit_words'));
      await match.click();
      await buyer.link(say('supply', 'contact')).click();
      await buyer.button(say('conversation', 'templateSupplyPrice', { product: name })).click();
      await buyer.button(say('conversation', 'send')).click();
      await seller.page.goto(`/messages/${meetings}`);
      await seller.page.locator(`main a[href$="/visitor/${String(person['VisitorId'])}"]`).click();
      await expect(thread(page)).toContainText(name);
      await page.locator('textarea').fill('8,600, DDP.');
      await seller.button(say('conversation', 'send')).click();
      await expect(thread(buyer.page)).toContainText('8,600, DDP.', { timeout: 30_000 });

      await buyer.page.goto(`/inquiry/${meetings}/${product}`);
      await buyer.page.locator('#inquiry-quantity').fill('50');
      await buyer.page.locator('#inquiry-note').fill('CE?');
      await buyer.button(say('inquiry', 'inquirySend')).click();
      await expect(buyer.page.getByText(say('conversation', 'enquirySeen'))).toBeVisible({ timeout: 40_000 });

      await resolveClash(buyer, request, person);
      await attend(buyer, request, person);
      await exchangeCards(seller, buyer);
      await otherPhone.close();
    });
  });
