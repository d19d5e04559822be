import { expect } from '@playwright/test';
import type { FaultName } from '#sandbox/faults.ts';
import { faultsOf } from './support/faults.ts';
import { otherCode, test } from './support/journey.ts';
import { registrationsOf, theRegistrationOf } from './support/records.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { stories, storyTitles } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

test('ids as objects, booleans and codes as text change nothing on the way to a voucher', {
  tag: ['@N16', '@N23'],
}, async ({ page, request, visitor }) => {
  const faults = await faultsOf(page);
  for (const name of ['embeddedOrId', 'textBooleans', 'resCodeText'] as const) faults.switchOn({ name });
  const mobile = newMobile();
  await visitor.walkToReview(mobile);
  await visitor.send();
  await visitor.seeVoucher();
  const row = await theRegistrationOf(request, mobile);
  expect(row).toMatchObject({ ExhibitionId: stories.open, ChannelId: 'visitor00000000000000001' });
});

test('markup in names and questions is text on every screen', { tag: ['@X09', '@repeats'] }, async ({
  page,
  visitor,
}) => {
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'markupInNames' });
  const harmless = async () => {
    await expect(page.locator('main img[src="x"], main b')).toHaveCount(0);
    expect(await page.title()).not.toBe('pwned');
  };
  await visitor.open('open');
  await expect(visitor.heading).toContainText('<b>&amp;</b><img src=x onerror=');
  await expect(page.locator('.select-channel').first()).toContainText('<img src=x');
  await harmless();
  await visitor.startRegistering();
  await visitor.prove(newMobile());
  await visitor.fillIdentity();
  await expect(page.locator('form')).toContainText('<img src=x');
  await harmless();
  await visitor.fillShortForm();
  await visitor.toReview();
  await harmless();
  await visitor.send();
  await visitor.seeVoucher();
  await harmless();
});

test("a refusal's own words are shown as text, and the answers stay", { tag: ['@N15', '@X09'] }, async ({
  page,
  request,
  visitor,
  noise,
}) => {
  noise.expect(otherCode);
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  const resMsg = '名额已满 <img src=x onerror="document.title=\'pwned\'">';
  await page.route('**/insert/VisitorExhibitionInfo', (route) =>
    route.fulfill({ json: { resCode: 1199, resMsg, result: null } }),
  );
  await visitor.send();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('提交未成功');
  await expect(notice).toContainText('名额已满 <img src=x');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('pwned');
  await page.unroute('**/insert/VisitorExhibitionInfo');
  await pauseBetweenTaps(page);
  await visitor.send();
  await visitor.seeVoucher();
  expect(await registrationsOf(request, mobile)).toHaveLength(1);
});

const unreadable: readonly (readonly [FaultName, ...tags: string[]])[] = [
  ['html200', '@N17'],
  ['truncatedJson', '@N18'],
  ['emptyBody', '@N19'],
  ['serverError500', '@N09'],
  ['tooMany429'],
];
for (const [name, ...tag] of unreadable) {
  test(`${name} instead of the exhibition is said in words, and it opens once answers are right`, {
    tag,
  }, async ({ page, visitor, noise }) => {
    if (name === 'serverError500' || name === 'tooMany429') noise.expectFailed(/\/register\/queryList\//);
    const faults = await faultsOf(page);
    faults.switchOn({ name });
    await page.goto(`/select/${stories.open}`);
    await expect(visitor.heading).toHaveText('暂时打不开展会');
    await expect(page.locator('.select-notice')).toContainText('仍在重试');
    faults.clear();
    // The page keeps retrying and may have come round before the tap.
    const retry = page.getByRole('button', { name: '重试' });
    await retry.click({ timeout: 3_000 }).catch(() => expect(retry).toHaveCount(0));
    await expect(visitor.heading).toHaveText(storyTitles.open.zh);
    await expect(visitor.link('登记参观')).toBeVisible();
  });
}

for (const name of ['resultNull', 'resultNotArray'] as const) {
  test(`${name} counts as no exhibition, and nothing breaks`, { tag: '@N20' }, async ({ page, visitor }) => {
    const faults = await faultsOf(page);
    faults.switchOn({ name });
    await page.goto(`/select/${stories.open}`);
    await expect(visitor.heading).toHaveText('没有找到这个展会');
    await page.goto(`/login/${stories.open}`);
    await expect(page.locator('#contact')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

test('an unreadable look-up after the proof offers another try, and nothing is typed again', {
  tag: ['@N17', '@repeats'],
}, async ({ page, visitor }) => {
  await visitor.open('open');
  await visitor.startRegistering();
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'html200', path: 'VisitorExhibitionInfo' });
  await visitor.prove(newMobile());
  await expect(page.getByRole('alert')).toContainText('请求失败，请稍后');
  faults.clear();
  await visitor.button('重试').click();
  await expect(visitor.heading).toHaveText('填写信息');
});
