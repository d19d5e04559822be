import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

const useless = [
  ['an id of 23 characters', '/select/open0000000000000000000'],
  ['an id of 25 characters', '/select/open000000000000000000011'],
  ['a broken encoding', '/select/%E0%A4%A'],
  ['markup', '/select/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['a path upwards', '/select/..%2F..%2Fetc%2Fpasswd'],
  ['no id at all', '/select'],
  ['the bare address', '/'],
] as const;

for (const [what, path] of useless) {
  test(`a first visit with ${what} is told that the link is incomplete`, async ({ page, visitor, noise }) => {
    // The router's own line about it.
    noise.expect(/malformed URL segment/);
    // This server refuses a broken encoding before the app sees it; others answer every path with the app.
    await page.route(/%A$/, async (route) => route.fulfill({ response: await route.fetch({ url: '/' }) }));
    await page.goto(path);
    await expect(visitor.heading).toHaveText('没有找到页面');
    await expect(page).toHaveURL(/\/404$|\/select$/);
  });
}

test('a damaged id leads a returning visitor to the exhibition of the last visit, and says so', async ({
  page,
  visitor,
}) => {
  await visitor.open('open');
  await page.goto('/select/open0000000000000000000?from=link');
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}\\?from=link$`));
  await expect(page.locator('.adm-toast-main')).toContainText('链接中的展会编号不完整');
  await expect(visitor.heading).toContainText('江海国际智能制造展览会');
});

test('a channel of another exhibition is not taken over', async ({ page, visitor }) => {
  await page.goto(`/select/${stories.open}/mainlong0000000000000001`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  await visitor.link('登记参观').click();
  await expect(page).toHaveURL(new RegExp(`/login/${stories.open}/visitor00000000000000001`));
});

test('an exhibition that does not exist is said to be missing', async ({ page, visitor, noise }) => {
  noise.expect(/resCode/);
  await page.goto('/select/zzzz00000000000000000001');
  await expect(visitor.heading).toHaveText('没有找到这个展会');
});

test('query parameters that come twice do no harm', async ({ page, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  await visitor.send();
  await visitor.seeVoucher();
  await page.goto('/code?voucher=a&voucher=b');
  await expect(visitor.heading).toHaveText('还没有参观码');
  await page.goto('/list?x=1&x=2#nothing');
  await expect(page.locator('.v-row')).toHaveCount(1);
  await page.goto(`/login/${stories.soon}?next=register&next=x`);
  await expect(page.locator('#contact')).toBeVisible();
  await page.goto(`/information/${stories.open}/visitor00000000000000001?step=review&step=x&step=`);
  await expect(visitor.heading).toHaveText('您已经登记过了');
});

test('a link to another place is not followed after a proof', async ({ page, visitor }) => {
  await page.goto(`/login/${stories.open}?next=https://elsewhere.example/`);
  await visitor.prove(newMobile());
  await expect(visitor.heading).toHaveText('这个联系方式还没有登记');
  await expect(page).toHaveURL(/\/login\/open/);
});

test('a promised address that has no screen yet says so and leads on', async ({ page, visitor }) => {
  await page.goto(`/sign-in/${stories.open}/${stories.open}`);
  await expect(visitor.heading).toHaveText('本展会暂未开放此功能');
  await visitor.link('回到展会首页').click();
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}`));
});

test('a step of the registration without a proof leads to the proof and on to that step', async ({
  page,
  visitor,
}) => {
  await page.goto(`/information/${stories.open}`);
  await expect(page).toHaveURL(/\/login\/.+next=register/);
  await visitor.prove(newMobile());
  await expect(visitor.heading).toHaveText('您是谁');
  await page.goto(`/information/${stories.open}/visitor00000000000000001`);
  await expect(page).toHaveURL(/\/register\//);
});
