import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { actAsSeller, buyerWithPass, goodsOf, rowsOf, shop } from './support/shop.ts';
import { callApi } from './support/onSite.ts';
import { stories } from './support/stories.ts';

test('a visitor enters the parcel of an agreed exchange and sees the second one', async ({
  page,
  context,
  request,
  visitor,
}) => {
  const { say } = visitor;
  const buyer = await buyerWithPass(request, context);
  const [good] = await goodsOf(request, 1);
  if (good === undefined) throw new Error('no product');
  const line = {
    ProductId: good.productId,
    ProductName: '对刀仪',
    Type: '',
    TypeName: '',
    ProductNum: '1',
    UnitPrice: String(good.unitCents),
    Price: String(good.unitCents),
  };
  const info = {
    ExhibitionId: shop,
    VisitorId: buyer['VisitorId'],
    ExhibitorId: good.exhibitorId,
    Sum: String(good.unitCents),
    Logistics: '1',
  };
  await callApi(request, 'insert/Order', {
    record: { AppType: '商城', Orderinfo: info, Productinfo: [line] },
  });
  const [order] = await rowsOf(request, 'Order', buyer);
  if (order === undefined) throw new Error('nothing was ordered');
  await callApi(request, 'updateByCondition/Order', {
    condition: { RecordId: order['RecordId'], VisitorId: buyer['VisitorId'] },
    setValue: { state: '321', StateBefore: '401' },
  });
  await page.goto(`/orders/${shop}/${String(order['RecordId'])}`);
  await expect(visitor.heading).toHaveText(say('orders', 'state_exchangeAgreed'));
  await visitor.button(say('orders', 'sendBack')).click();
  await page.locator('#parcel-company').fill('江海速运');
  await page.locator('#parcel-number').fill('SF8000111122');
  await expectAccessible(page, 'the parcel of a return');
  await expectFits(page, 'the parcel of a return');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('orders', 'sendBackYes') })
    .click();
  await expect(visitor.heading).toHaveText(say('orders', 'state_exchangeSentBack'));
  await actAsSeller(request, order, 'markBack');
  await actAsSeller(request, order, 'sendSecond');
  await page.reload();
  await expect(visitor.heading).toHaveText(say('orders', 'state_exchangeDone'));
  await expect(page.locator('main')).toContainText(say('orders', 'secondParcel'));
  await expectAccessible(page, 'an exchange that is done');
});

test('an exhibitor notes the refund of a return', async ({ page, request, visitor }) => {
  const { say } = visitor;
  await page.addInitScript(() => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  });
  const number = 'JH2026112500104';
  const found = await callApi(request, 'updateByCondition/Order', {
    condition: { OrderLineNumber: number, ExhibitorId: 'exhibitor000000000000001' },
    setValue: { state: '311', IsReturnReceived: true },
  });
  expect(found).toBeTruthy();
  await page.goto(`/exhibitor-center/${stories.stand}/orders?tab=returns`);
  const of = { order: say('exhibitorCenter', 'orderOf', { number }) };
  await visitor.button(say('exhibitorCenter', 'noteRefundOf', of)).click();
  await page.getByRole('button', { name: say('exhibitorCenter', 'refundYes'), exact: true }).click();
  await expect(page.getByText(say('exhibitorCenter', 'refund_dayEmpty'))).toBeVisible();
  await expectAccessible(page, 'a refund with what is missing');
  await expectFits(page, 'a refund with what is missing');
  await page.locator('#refund-day').fill('2026-11-28');
  await page.locator('#refund-way').fill('银行转账');
  await page.getByRole('button', { name: say('exhibitorCenter', 'refundYes'), exact: true }).click();
  await expect(page.locator('main')).toContainText(say('exhibitorCenter', 'boothHint_returnDone'));
  await expectAccessible(page, 'a return that is done');
});
