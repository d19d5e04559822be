import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';

const center = `/exhibitor-center/${stories.stand}`;

async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectFits(page, what);
}

test('an exhibitor answers a message and an inquiry, ships an order and refuses a return', async ({
  page,
  visitor,
}) => {
  test.slow();
  const { say } = visitor;
  const main = page.locator('main');
  await page.addInitScript(() => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    localStorage.setItem('exhibitorContact', JSON.stringify({ Name: '顾清和' }));
  });
  await page.goto(center);
  await expect(main.getByText(say('exhibitorCenter', 'toShip_other', { count: 2 }))).toBeVisible();
  await main.getByRole('link', { name: new RegExp(say('exhibitorCenter', 'messages')) }).click();
  await expect(main.getByRole('link', { name: /韩书宁/ })).toBeVisible();
  await look(page, 'the conversations of a booth');
  await main.getByRole('link', { name: /韩书宁/ }).click();
  await page.getByRole('textbox').fill('六周左右');
  await page.getByRole('button', { name: say('conversation', 'send'), exact: true }).click();
  await expect
    .poll(async () =>
      (await rowsIn(page.request, 'MessageInfo')).filter((row) => row['Content'] === '六周左右'),
    )
    .toMatchObject([{ ExhibitorSender: 'exhibitor000000000000001', NickName: '顾清和' }]);

  await page.goto(`${center}/messages`);
  await main.getByRole('link', { name: /叶知秋/ }).click();
  await expect(main).toContainText(say('conversation', 'enquiryToAnswer'));
  await look(page, 'an inquiry to answer');
  await page.getByRole('button', { name: say('conversation', 'inquiry_accepted') }).click();
  await expect(main).toContainText(say('conversation', 'enquiryAccepted'));

  await page.goto(`${center}/orders`);
  const order = { order: say('exhibitorCenter', 'orderOf', { number: 'JH2026112500101' }) };
  await visitor.button(say('exhibitorCenter', 'shipOf', order)).click();
  await page.locator('#parcel-company').fill('江海速运');
  await page.locator('#parcel-number').fill('123');
  await visitor.button(say('exhibitorCenter', 'shipYes')).click();
  await expect(page.getByText(say('orders', 'parcel_numberWrong'))).toBeVisible();
  await expectAccessible(page, 'a number that is wrong');
  await page.locator('#parcel-number').fill('SF1234567890123');
  await visitor.button(say('exhibitorCenter', 'shipYes')).click();
  await expect(visitor.button(say('exhibitorCenter', 'shipOf', order))).toHaveCount(0);
  await look(page, 'the orders of a booth');

  await page.goto(`${center}/orders?tab=returns`);
  const back = { order: say('exhibitorCenter', 'orderOf', { number: 'JH2026112500103' }) };
  await expect(main).toContainText('夹紧后有异响');
  await visitor.button(say('exhibitorCenter', 'refuseReturnOf', back)).click();
  await page.getByRole('button', { name: say('exhibitorCenter', 'returnReason_term') }).click();
  await expect(main).toContainText(say('exhibitorCenter', 'returnReason_term'));
  const shipped = (await rowsIn(page.request, 'Order')).find(
    (row) => row['OrderLineNumber'] === 'JH2026112500101',
  );
  expect(shipped).toMatchObject({ state: '202', ExpressNum: 'SF1234567890123', ExpressCompany: '江海速运' });
});
