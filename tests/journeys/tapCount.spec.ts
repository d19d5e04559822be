import { expect, type Locator } from '@playwright/test';
import { otherCode, test } from './support/journey.ts';
import { sentCode } from './support/records.ts';
import { registered } from './support/registered.ts';
import { person } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** Counts what a visitor does with a finger: each press of a control, and each field that is chosen. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (control: Locator) => {
      taps += 1;
      await control.tap();
    },
    taps: () => taps,
  };
}

for (const language of languagesOf('zh'))
  test.describe(() => {
    test.use({ language });

    test(`who is registered and has a new phone is four taps from the link to the ticket at most (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expect(otherCode);
      const { say } = visitor;
      const mobile = await registered(request);
      const { tap, taps } = countTaps();
      await visitor.open('open');
      await tap(visitor.link(say('select', 'login')));
      await tap(page.locator('#contact'));
      await page.keyboard.type(mobile);
      await tap(visitor.button(say('identity', 'sendCode')));
      // The field has the focus already, and the last digit submits.
      await expect(page.locator('#code')).toBeFocused();
      await page.keyboard.type(await sentCode(request, mobile));
      await visitor.seeVoucher();
      await expect(page.locator('main')).toContainText(person.name);
      expect(taps()).toBeLessThanOrEqual(4);
    });
  });
