import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { placeOf } from './support/preparedPhone.ts';
import { stories } from './support/stories.ts';
import { newMobile, person } from './support/visitor.ts';

const useless = [
  ['an id of 23 characters', '/select/open0000000000000000000', '@X01'],
  ['an id of 25 characters', '/select/open000000000000000000011', '@X01'],
  ['an id of 24 characters with a space', '/select/open%20000000000000000000', '@X01'],
  ['a broken encoding', '/select/%E0%A4%A', '@X03'],
  ['markup', '/select/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '@X01'],
  ['a path upwards', '/select/..%2F..%2Fetc%2Fpasswd', '@X01'],
  ['no id at all', '/select', '@missing-exhibition'],
  ['the bare address', '/', '@missing-exhibition'],
] as const;

for (const [what, path, tag] of useless) {
  test(`a first visit with ${what} is told that the link is incomplete`, { tag }, async ({
    page,
    visitor,
    noise,
  }) => {
    // The router's own line about it.
    noise.expect(/malformed URL segment/);
    // This server refuses a broken encoding before the app sees it; others answer every path with the app.
    await page.route(/%A$/, async (route) => route.fulfill({ response: await route.fetch({ url: '/' }) }));
    await page.goto(path);
    await expect(visitor.heading).toHaveText('没有找到页面');
    await expect(page).toHaveURL(/\/404$|\/select$/);
  });
}

test('a damaged id leads a returning visitor to the exhibition of the last visit, and says so', {
  tag: ['@X01', '@exhibition-id'],
}, async ({ page, visitor }) => {
  await visitor.open('open');
  await page.goto('/select/open0000000000000000000?from=link');
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}\\?from=link$`));
  await expect(page.locator('.toast-box')).toContainText('链接不完整');
  await expect(visitor.heading).toContainText('江海国际智能制造展览会');
});

test('a channel of another exhibition is not taken over', async ({ page, visitor }) => {
  await page.goto(`/select/${stories.open}/mainlong0000000000000001`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await visitor.link('登记参观').click();
  await expect(page).toHaveURL(new RegExp(`/login/${stories.open}/visitor00000000000000001`));
});

test('an exhibition that does not exist is said to be missing', { tag: ['@N21', '@way-errors'] }, async ({
  page,
  visitor,
  noise,
}) => {
  noise.expect(/resCode/);
  await page.goto('/select/zzzz00000000000000000001');
  await expect(visitor.heading).toHaveText('没有找到这个展会');
});

test('of a query parameter that comes twice the first counts', { tag: '@X02' }, async ({ page, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  await visitor.send();
  await visitor.seeVoucher();
  const voucher = new URL(page.url()).searchParams.get('voucher') ?? '';
  await page.goto(`/code?voucher=${voucher}&voucher=another`);
  await expect(page.locator('.vouchers-holder')).toContainText(person.name);
  await page.goto(`/code?voucher=another&voucher=${voucher}`);
  await expect(visitor.heading).toHaveText('还没有参观码');
  await page.goto(`/login/${stories.soon}?as=host&as=exhibitor`);
  await expect(visitor.heading).toHaveText('主办方登录');
});

test('a link to another place is not followed after a proof', { tag: '@X04' }, async ({ page, visitor }) => {
  await page.goto(`/login/${stories.open}?next=https://elsewhere.example/`);
  await visitor.prove(newMobile());
  await expect(visitor.heading).toHaveText('这个联系方式还没有登记');
  await expect(page).toHaveURL(/\/login\/open/);
});

test('a step of the registration without a proof leads to the proof and on to that step', async ({
  page,
  visitor,
}) => {
  await page.goto(`/information/${stories.longForm}`);
  await expect(page).toHaveURL(/\/login\/.+next=register/);
  await visitor.prove(newMobile());
  await expect(visitor.heading).toHaveText('姓名与单位');
  await page.goto(`/information/${placeOf('longForm')}`);
  await expect(page).toHaveURL(/\/register\//);
});
