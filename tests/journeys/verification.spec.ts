import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { sentCode } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

for (const language of languagesOf('en'))
  test.describe(() => {
    test.use({ language });

    test(`asking for a code moves nothing: field, countdown and button stay where they were (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(`/login/${stories.open}?next=register`);
      await page.locator('#contact').fill(newMobile());
      const boxes = async () =>
        Promise.all(
          ['#contact', '#contact + .FramedInput-frame', '#code', 'form button[type=submit]'].map((part) =>
            page.locator(part).boundingBox(),
          ),
        );
      const before = await boxes();
      await visitor.button(say('identity', 'sendCode')).click();
      await expect(page.locator('.proveContact-countdown')).toBeVisible();
      await expect(page.locator('main')).toContainText(say('identity', 'codeSent'));
      expect(await boxes()).toEqual(before);
    });
  });

test('six digits and a tap on the button at the same moment are checked once', async ({
  page,
  request,
  visitor,
}) => {
  const mobile = newMobile();
  let checks = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('valismscode')) checks += 1;
  });
  await page.goto(`/login/${stories.open}?next=register`);
  await visitor.askForCode(mobile);
  const code = await sentCode(request, mobile);
  await page.locator('#code').pressSequentially(code.slice(0, 5));
  // After the app has taken the last digit, and before anything else.
  await page.evaluate(() =>
    window.addEventListener('input', () => {
      for (let tap = 0; tap < 4; tap += 1)
        document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
    }),
  );
  await page.keyboard.type(code.slice(5));
  await expect(page.locator('#name')).toBeVisible();
  expect(checks).toBe(1);
});
