import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { markFull } from './support/fullChoice.ts';
import { otherCode, test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

for (const language of languagesOf('en')) {
  // Each language has an exhibition to itself, because what is full there is full for everybody.
  const story = language === 'zh' ? 'open' : 'known';
  const trader = language === 'zh' ? '经销或贸易商' : 'A dealer or trader';
  const other = language === 'zh' ? '系统集成商' : 'A system integrator';

  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.afterEach(({ request }) => markFull(request, stories[story], 'trader', false));

    test(`a choice that fills up before it is sent is exchanged, and all else stays (${language})`, {
      tag: ['@U17', '@repeats'],
    }, async ({ page, request, visitor, noise }) => {
      noise.expect(otherCode);
      const { say } = visitor;
      const mobile = newMobile();
      await visitor.open(story);
      await visitor.startRegistering();
      await visitor.prove(mobile);
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await page.getByLabel(trader).check();
      await visitor.toReview();
      await markFull(request, stories[story], 'trader', true);
      await visitor.send();
      await expect(page.getByRole('alert')).toContainText(say('information', 'refusedFull'));
      await expectAccessible(page, 'a choice has filled up');
      await visitor.button(say('information', 'chooseAnother')).click();

      await expect(page.locator('label', { hasText: trader })).toContainText(say('fields', 'full'));
      await expect(page.getByLabel(language === 'zh' ? '职务' : 'Job title')).toHaveValue('采购经理');
      await expectAccessible(page, 'the question with a full choice');
      await page.getByLabel(other).check();
      await expect(page.getByLabel(trader)).toBeDisabled();
      await visitor.toReview();
      await visitor.send();
      await visitor.seeVoucher();
      expect((await theRegistrationOf(request, mobile))['VisitorCategory']).toBe('integrator');
    });
  });
}
