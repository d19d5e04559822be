import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/line.ts';
import { registrationsOf, theRegistrationOf } from './support/records.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, person } from './support/visitor.ts';

test.beforeEach(({ noise }) => noise.allowFailed(/(?:insert|queryList)\/VisitorExhibitionInfo$/));

const insert = 'insert/VisitorExhibitionInfo';
const lookUp = 'queryList/VisitorExhibitionInfo';

test('an answer cut in the middle leads to the voucher, with one send and one row', {
  tag: ['@N06', '@N18'],
}, async ({ line, request, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  line.cut(insert, 'inAnswer');
  await visitor.send();
  await visitor.seeVoucher();
  await theRegistrationOf(request, mobile);
  expect(line.posts(insert)).toBe(1);
});

test('while nothing can be looked up the page says that it is checking, and sends nothing again', {
  tag: ['@N06', '@U09'],
}, async ({ page, line, request, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  line.cut(insert, 'inAnswer');
  // The look-up before the first send still gets its answer; those that follow do not.
  line.cutAfter(insert, lookUp, 'inAnswer');
  await visitor.send();
  await expect(page.locator('main').getByText('正在确认提交结果')).toBeVisible();
  await expect(page.locator('main').getByText(/核对编号 [0-9A-F]{8}/)).toBeVisible();
  await expect(page.getByRole('button', { name: /提交/ })).toHaveCount(0);
  await expectAccessible(page, 'checking');
  line.mend();
  await expect(page).toHaveURL(/\/code\?voucher=/, { timeout: 15_000 });
  await visitor.seeVoucher();
  await theRegistrationOf(request, mobile);
  expect(line.posts(insert)).toBe(1);
});

test('a tab that is killed after sending finds the registration when it is opened again', {
  tag: ['@D16', '@U04', '@repeats'],
}, async ({ page, context, line, request, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  line.cut(insert, 'silence');
  await visitor.send();
  await expect.poll(() => registrationsOf(request, mobile)).toHaveLength(1);
  await page.close();

  const again = createVisitor(await context.newPage(), 'zh');
  await again.page.goto(`/select/${stories.open}`);
  await expect(again.page.locator('.select-notice')).toContainText('上次的登记正在确认');
  await expectAccessible(again.page, 'select with something unconfirmed');
  await again.link('查看进度').click();
  await again.seeVoucher();
  await theRegistrationOf(request, mobile);
  expect(line.posts(insert)).toBe(1);
});

// On a reused connection Chromium repeats a POST by itself when no byte of an answer came; no page can forbid it, and
// the service knows no unique index. The page sends once, and withdraws the second row by the reference of that one intent.
for (const [what, how, tag] of [
  ['that ends without an answer', 'beforeAnswer', '@N07'],
  ['that is answered by 408', 'idle408', '@N08'],
] as const)
  test(`a connection ${what} leads to the voucher and to one row, by one send of the page`, {
    tag,
  }, async ({ page, line, request, visitor, noise }) => {
    // The page notices what the browser did; where it stayed quiet there is nothing to notice.
    noise.expect(/^warning: \d+ rows of VisitorExhibitionInfo where one was meant$/);
    const mobile = newMobile();
    await visitor.reachReview(mobile);
    let sends = 0;
    page.on('request', (sent) => {
      if (sent.url().includes(insert)) sends += 1;
    });
    line.cut(insert, how);
    await visitor.send();
    await visitor.seeVoucher();
    expect(sends).toBe(1);
    await expect.poll(() => registrationsOf(request, mobile)).toHaveLength(1);
    const { VoucherCode } = await theRegistrationOf(request, mobile);
    await expect(page.getByRole('img', { name: String(VoucherCode) }).first()).toBeVisible();
    await expect(page.locator('.vouchers-holder')).toContainText(person.name);
  });
