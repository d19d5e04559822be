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

test('questions outside the window are skipped without moving anything, and are there for a search, a jump and a printer', async ({
  page,
  visitor,
}) => {
  const heights = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLElement>('.fieldRow-field'),
        ({ offsetHeight }) => offsetHeight,
      ),
    );
  const isSkipped = (question: string) =>
    page.evaluate((name) => {
      const inner = Array.from(
        document.querySelectorAll('.fieldRow-field'),
        (field) => field.firstElementChild,
      );
      const label = inner.find((element) => element?.textContent?.startsWith(name) === true);
      return label?.checkVisibility({ contentVisibilityAuto: true }) === false;
    }, question);

  await reachLongForm(visitor, newMobile());
  await longFormOf(visitor).field('latin').waitFor();
  // An engine counts what is a window and a half away as near.
  await page.setViewportSize({ width: 390, height: 320 });
  const before = await heights();
  await expect.poll(() => isSkipped('其他需要')).toBe(true);
  expect(await isSkipped('英文名或拼音')).toBe(false);
  expect(await heights()).toEqual(before);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isSkipped('其他需要')).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => isSkipped('其他需要')).toBe(true);

  // What a screen reader and the browser's own search know is the whole form.
  await expect(page.getByRole('textbox', { name: /^其他需要/ })).toHaveCount(1);
  const isFound = await page.evaluate(() => Reflect.get(window, 'find').call(window, '其他需要'));
  expect(isFound).toBe(true);
  await expect.poll(() => isSkipped('其他需要')).toBe(false);
  await expect(page.getByText('其他需要').first()).toBeInViewport();
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
