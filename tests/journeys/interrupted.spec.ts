import { expect, type Page } from '@playwright/test';
import { builtAddress } from './support/builtFiles.ts';
import { test } from './support/journey.ts';
import { documentNumber, longAnswers, longFormOf } from './support/longForm.ts';
import { sentCode, theRegistrationOf } from './support/records.ts';
import { untilDraftHolds } from './support/storedValues.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, person, type Visitor } from './support/visitor.ts';

async function expectShortAnswers({ page }: Visitor): Promise<void> {
  await expect(page.getByLabel('系统集成商')).toBeChecked();
  await expect(page.getByLabel('工业机器人')).toBeChecked();
  await expect(page.getByLabel('职务')).toHaveValue('采购经理');
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked();
}

/** Ends the page as a phone without memory does: it is told nothing. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test('a tab that is killed in the form is gone on with: answers and document number are back', {
  tag: ['@D16', '@D17'],
}, async ({ page, context, request, visitor }) => {
  const mobile = newMobile();
  await visitor.openIdentity('longForm', mobile);
  await visitor.fillIdentity();
  await longFormOf(visitor).fill();
  // The last answers; what is sealed is written with them.
  await untilDraftHolds(page, '"DocumentAgreed":true', '"PrivacyAgreed":true');
  await kill(page);

  const again = createVisitor(await context.newPage(), 'zh');
  await again.open('longForm');
  await expect(again.page.locator('.select-notice')).toContainText('上次的登记还没完成');
  // Resuming is the primary action, starting again only a text.
  await expect(again.page.locator('.l-actions > .l-go')).toHaveText('继续填写');
  await expect(again.page.locator('.select-links').getByRole('link', { name: '重新填写' })).toBeVisible();
  await expect(again.link('登记参观')).toHaveCount(0);
  await again.link('继续填写').click();
  await expect(again.heading).toHaveText('填写信息');
  await expect(again.page.locator('main').getByText(/已恢复 .+ 填写的内容/)).toBeVisible();
  const form = longFormOf(again);
  await expect(form.field('plan')).toHaveValue(longAnswers.ProcurementPlan);
  await expect(form.field('email')).toHaveValue(longAnswers.WorkEmail);
  await expect(form.field('number')).toHaveValue(documentNumber);
  await again.toReview();
  await again.send();
  await again.seeVoucher();
  expect(await theRegistrationOf(request, mobile)).toMatchObject(longAnswers);
});

test('Back after success leads to the landing page, also after a reload, and no earlier step offers to send again', {
  tag: ['@U07'],
}, async ({ page, request, visitor }) => {
  const mobile = newMobile();
  await visitor.walkToReview(mobile);
  await visitor.send();
  await visitor.seeVoucher();
  await page.reload();
  await visitor.seeVoucher();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}`));
  await expect(visitor.link('出示参观码')).toBeVisible();
  await expect(visitor.link('登记参观')).toHaveCount(0);
  await page.goForward();
  await visitor.seeVoucher();
  await page.goForward({ waitUntil: 'commit' }).catch(() => {});
  await visitor.seeVoucher();
  for (const step of ['information', 'register']) {
    await page.goto(`/${step}/${stories.open}/visitor00000000000000001`);
    await expect(page).toHaveURL(/\/code\?voucher=/);
    await visitor.seeVoucher();
  }
  await theRegistrationOf(request, mobile);
});

test('a registration that began at a link to the form has the landing page behind it', async ({
  page,
  visitor,
}) => {
  await page.goto(`/register/${stories.open}/visitor00000000000000001`);
  await visitor.prove(newMobile());
  await visitor.fillIdentity();
  await untilDraftHolds(page, person.company);
  await page.reload();
  await visitor.fillShortForm();
  await visitor.toReview();
  await visitor.send();
  await visitor.seeVoucher();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/select/${stories.open}`));
  await expect(visitor.link('出示参观码')).toBeVisible();
});

test('sending leads straight to the code, however slowly its screen is loaded', async ({ page, visitor }) => {
  await visitor.reachReview(newMobile());
  await page.evaluate(() => {
    const headings = new Set<string>();
    const note = () => headings.add(document.querySelector('main h1')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { headings });
  });
  await page.route(builtAddress('vouchers/CodeScreen.tsx'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await visitor.send();
  await expect(visitor.button('正在提交…')).toBeVisible();
  await visitor.seeVoucher();
  const headings = await page.evaluate(() =>
    Array.from((window as unknown as { headings: Set<string> }).headings),
  );
  expect(headings).toEqual(['填写信息', visitor.say('vouchers', 'codeReady')]);
});

test('Back through every step and forward again keeps every answer', async ({ page, visitor }) => {
  await visitor.walkToReview(newMobile());
  await expect(visitor.heading).toHaveText('填写信息');
  await page.goBack();
  await expect(page).toHaveURL(/\/select\//);
  await expect(page.locator('.select-notice')).toContainText('上次的登记还没完成');
  await page.goForward();
  await expect(page.locator('#name')).toHaveValue(person.name);
  await expect(page.locator('#company')).toHaveValue(person.company);
  await expectShortAnswers(visitor);
});

test('a reload on every step keeps what was typed, and the wait for the next code', {
  tag: ['@code-countdown', '@U18'],
}, async ({ page, request, visitor }) => {
  const mobile = newMobile();
  await visitor.open('open');
  await page.getByLabel(/特邀采购商/).check();
  await page.reload();
  await expect(page.getByLabel(/特邀采购商/)).toBeChecked();
  await visitor.startRegistering();
  await visitor.askForCode(mobile);
  await page.reload();
  await page.locator('#contact').fill(mobile);
  await expect(page.locator('.proveContact-countdown')).toBeVisible();
  await page.locator('#code').fill(await sentCode(request, mobile));
  await page.locator('#name').fill(person.name);
  await untilDraftHolds(page, person.name);
  await page.reload();
  await expect(page.locator('#name')).toHaveValue(person.name);
  await visitor.fillIdentity();
  await visitor.fillShortForm();
  await untilDraftHolds(page, '"PrivacyAgreed":true');
  await page.reload();
  await expectShortAnswers(visitor);
  await expect(page.locator('#name')).toHaveValue(person.name);
  await visitor.toReview();
  await visitor.send();
  await visitor.seeVoucher();
  await page.reload();
  await visitor.seeVoucher();
  expect(await theRegistrationOf(request, mobile)).toMatchObject({
    ChannelId: 'buyer0000000000000000001',
    Job: '采购经理',
  });
});
