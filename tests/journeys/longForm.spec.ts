import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { documentNumber, longAnswers, longFormOf } from './support/longForm.ts';
import { theRegistrationOf } from './support/records.ts';
import { newEmail, newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

async function reachLongForm(visitor: Visitor, mobile: string): Promise<void> {
  await visitor.openIdentity('longForm', mobile);
  await visitor.fillIdentity();
}

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`every kind of question is answered, the document is masked on review, and what was typed is stored (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const mobile = newMobile();
      await reachLongForm(visitor, mobile);
      await longFormOf(visitor).fill();
      await visitor.toReview();
      const review = page.locator('main');
      await expect(review).not.toContainText(documentNumber);
      await expect(review).toContainText(/110101\*+0038/);
      await expect(review).toContainText(longAnswers.ProcurementPlan);
      await visitor.send();
      await visitor.seeVoucher();
      expect(await theRegistrationOf(request, mobile)).toMatchObject({
        ...longAnswers,
        DocumentAgreed: true,
        PrivacyAgreed: true,
        VisitDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        StayDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      expect(JSON.stringify(await theRegistrationOf(request, mobile))).toContain(documentNumber);
    });
  });
}

test('a question shown after an answer goes with it, and so does the question behind it', async ({
  page,
  request,
  visitor,
}) => {
  const mobile = newMobile();
  await reachLongForm(visitor, mobile);
  const form = longFormOf(visitor);
  await form.fill();
  await form.field('procurement').click();
  await expect(form.field('over500')).toHaveCount(0);
  await expect(form.field('plan')).toHaveCount(0);
  await page.getByLabel('参加会议', { exact: true }).check();
  await form.field('noHotel').click();
  await expect(form.field('stay')).toHaveCount(0);
  await visitor.toReview();
  await expect(page.locator('main')).not.toContainText(longAnswers.ProcurementPlan);
  await visitor.send();
  await visitor.seeVoucher();
  const row = await theRegistrationOf(request, mobile);
  expect(row).toMatchObject({ Purposes: ['conference'], NeedsHotel: 'no' });
  expect([row['Budget'], row['ProcurementPlan'], row['StayDate']].join('')).toBe('');
});

test('what is missing is counted and listed at the top, each line leads to its question, and each is named beside it', {
  tag: '@field-checks',
}, async ({ page, visitor }) => {
  await reachLongForm(visitor, newMobile());
  await visitor.button('下一步：核对').click();
  const summary = page.locator('.errorSummary-root');
  await expect(summary).toBeFocused();
  const lines = summary.getByRole('link');
  const count = await lines.count();
  expect(count).toBeGreaterThan(8);
  await expect(summary).toContainText(`还有 ${count} 项未填`);
  await expect(page.locator('.fieldRow-fieldError')).toHaveCount(count);
  // The list is for the keyboard and for screen readers; what is seen is the button beside the primary one.
  await expect.poll(async () => (await summary.boundingBox())?.height ?? 0).toBeLessThan(64);
  await visitor.button(`${count} 项未填`).click();
  await expect(page.locator((await lines.first().getAttribute('href')) ?? '')).toBeFocused();
  for (const at of [0, 1, count - 1]) {
    const target = (await lines.nth(at).getAttribute('href')) ?? '';
    await lines.nth(at).focus();
    expect((await summary.boundingBox())?.height).toBeGreaterThan(200);
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
    await expect(page.locator(target)).toBeInViewport();
  }
});

test.describe('a guest from abroad', () => {
  test.use({ language: 'en' });

  test('a guest proves an e-mail address, reads English only and gets a voucher', async ({
    page,
    request,
    visitor,
  }) => {
    const email = newEmail();
    await visitor.open('guest');
    await expect(visitor.heading).toHaveText('Harbour Light International Design Fair');
    await visitor.startRegistering();
    await expect(page.locator('#contact')).toHaveAttribute('type', 'email');
    await visitor.prove(email);
    await visitor.fillIdentity({ name: 'Maren Solberg', company: 'Solberg Lighting' });
    await page.getByLabel(/^Country or region/).fill('Norway');
    await page
      .getByLabel(/^Passport/)
      .last()
      .fill('X1234567');
    await page.getByLabel('Sourcing').check();
    await page.getByRole('checkbox', { name: /privacy notice/ }).check();
    await visitor.toReview();
    // Where the organiser gave only English, nothing on the way may be Chinese but the switch to it.
    expect(await page.locator('main').innerText()).not.toMatch(/[\u4e00-\u9fff]/);
    await visitor.send();
    await visitor.seeVoucher();
    expect(await theRegistrationOf(request, email)).toMatchObject({
      Name: 'Maren Solberg',
      Email: email,
      Country: 'Norway',
      Interests: ['sourcing'],
    });
    expect(await page.locator('main').innerText()).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
