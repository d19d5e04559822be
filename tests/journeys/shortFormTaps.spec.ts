import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { sentCode } from './support/records.ts';
import { newMobile, person } from './support/visitor.ts';

/** Counts presses, and the screens on which they were; a keyboard's letters and digits are free. */
function countTaps(page: Page) {
  let taps = 0;
  const screens = new Set<string>();
  return {
    taps: () => taps,
    screens: () => Array.from(screens),
    async tap(control: Locator) {
      await expect(control).toBeVisible();
      screens.add(new URL(page.url()).pathname.split('/')[1] ?? '');
      taps += 1;
      await control.tap();
    },
    /** Types into what has the focus; a field without it costs a tap. */
    async type(field: Locator, text: string) {
      await expect(field).toBeVisible();
      // A screen that focuses its first field does so a moment after it has come.
      const isFocused = await expect(field)
        .toBeFocused({ timeout: 500 })
        .then(() => true)
        .catch(() => false);
      if (!isFocused) await this.tap(field);
      await page.keyboard.type(text);
    },
  };
}

test('from the shared link to the pass a short form takes at most eight taps on three screens', async ({
  page,
  request,
  visitor,
}) => {
  const mobile = newMobile();
  const count = countTaps(page);
  const proceed = visitor.button(visitor.say('identity', 'continue'));
  await visitor.open('open');
  await count.tap(visitor.link(visitor.say('select', 'register')));
  await count.type(page.locator('#contact'), mobile);
  await count.tap(visitor.button(visitor.say('identity', 'sendCode')));
  await count.type(page.locator('#code'), await sentCode(request, mobile));
  const name = page.locator('#name');
  await expect(name.or(proceed).first()).toBeVisible();
  await page.waitForTimeout(1000);
  if (await proceed.isVisible()) await count.tap(proceed);
  await count.type(name, person.name);
  await count.type(page.locator('#company'), person.company);
  await count.tap(page.locator('label', { hasText: '系统集成商' }));
  await count.tap(page.locator('label', { hasText: '工业机器人' }));
  await count.tap(page.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await count.tap(visitor.button(visitor.say('information', 'complete')));
  await visitor.seeVoucher();
  expect(count.taps()).toBeLessThanOrEqual(8);
  expect(count.screens()).toEqual(['select', 'login', 'information']);
});
