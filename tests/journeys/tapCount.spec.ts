import { expect } from '@playwright/test';
import { countTaps } from './support/countTaps.ts';
import { otherCode, test } from './support/journey.ts';
import { sentCode } from './support/records.ts';
import { registered } from './support/registered.ts';
import { person } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

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
      const count = countTaps(page);
      await visitor.open('open');
      await count.tap(visitor.link(say('select', 'login')));
      await count.tap(page.locator('#contact'));
      await page.keyboard.type(mobile);
      await count.tap(visitor.button(say('identity', 'sendCode')));
      // The field has the focus already, and the last digit submits.
      await expect(page.locator('#code')).toBeFocused();
      await page.keyboard.type(await sentCode(request, mobile));
      await visitor.seeVoucher();
      await expect(page.locator('main')).toContainText(person.name);
      expect(count.taps()).toBeLessThanOrEqual(4);
    });
  });
