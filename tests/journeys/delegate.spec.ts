import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { delegateAnswers, delegateFormOf, delegateWords } from './support/delegateForm.ts';
import { test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { languages } from './support/words.ts';

async function reachForm(visitor: Visitor, mobile: string): Promise<void> {
  await visitor.open('delegate');
  await visitor.startRegistering();
  await visitor.prove(mobile);
  await visitor.fillIdentity();
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = delegateWords[language];

    test(`a delegate answers by sections, reviews by sections, and what was typed is stored (${language})`, {
      tag: ['@country-picker', '@vehicle-plate'],
    }, async ({ page, request, visitor }) => {
      const mobile = newMobile();
      await reachForm(visitor, mobile);
      const sections = page.locator('main h2.x-card__title');
      expect((await sections.allInnerTexts()).slice(0, 5)).toEqual(words.sections);
      // Nobody else fits into the morning: it stays in sight, and cannot be taken.
      const full = page.getByRole('radio', { name: words.slotFull });
      await expect(full).toBeDisabled();
      await full.click({ force: true });
      await expect(full).not.toBeChecked();
      await delegateFormOf(visitor).fill();
      await expect(page.locator('#field-MobileAbroad-code')).toContainText(`${words.hongKong} +852`);
      await expectAccessible(page, 'the delegate’s form, filled in');

      await visitor.toReview();
      expect(
        (await sections.allInnerTexts()).filter((title) => words.sections.includes(title as never)),
      ).toEqual(words.sections);
      const review = page.locator('main');
      for (const text of [
        words.norway,
        words.hongKong,
        '+852 91234567',
        '沪AD12345',
        words.slotFree,
        words.train,
      ])
        await expect(review).toContainText(text);
      await expect(review).not.toContainText('X1234567');
      await visitor.send();
      await visitor.seeVoucher();
      const row = await theRegistrationOf(request, mobile);
      expect(row).toMatchObject({
        ...delegateAnswers,
        ArrivalTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
        DepartureTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
        StayFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      expect(row).not.toHaveProperty('DepartureSite');
    });
  });
}
