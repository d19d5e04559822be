import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createFingers } from './support/fingers.ts';
import { test } from './support/journey.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languages } from './support/words.ts';

const second = 'hall00000000000000000002';
const plan = `/hall/${stories.open}/${second}/plan`;

walkContent({
  screen: 'the plan of a hall',
  filled: { path: plan, shows: (say) => say('hallPlan', 'note') },
  gone: {
    path: `/hall/${stories.open}/hall00000000000000000099/plan`,
    shows: (say) => say('exhibitors', 'hallGone'),
  },
  failed: { call: 'get/ExhibitorExhibitionInfo', shows: (say) => say('hallPlan', 'failed') },
});

for (const language of languages)
  test.describe(`the plan of a hall (${language})`, () => {
    test.use({ language });

    test(`is moved by fingers, keys and buttons, and shows the booth where the visitor is (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      await registerPhone(page, request);
      await page.goto(`/hall/${stories.open}/${second}`);
      await page.getByRole('link', { name: visitor.say('exhibitors', 'plan') }).click();
      const frame = page.getByRole('application');
      const side = async () =>
        Number((await frame.locator('svg').getAttribute('viewBox'))?.split(' ')[2] ?? 0);
      await expect(frame).toBeVisible();
      const whole = await side();
      await page.getByRole('button', { name: visitor.say('hallPlan', 'zoomIn') }).click();
      await expect.poll(side).toBeLessThan(whole);
      const near = await side();
      await frame.focus();
      await page.keyboard.press('-');
      await expect.poll(side).toBeGreaterThan(near);

      const before = await side();
      const box = (await frame.boundingBox())!;
      const fingers = await createFingers(page);
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await fingers.spread(middle, 30, 60);
      await expect.poll(side).toBeLessThan(before);
      await expect(page.getByRole('dialog')).toBeHidden();

      await page.getByRole('button', { name: visitor.say('hallPlan', 'whole') }).click();
      await frame.locator('[data-booth]').nth(9).tap();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('link', { name: visitor.say('hallPlan', 'open') })).toBeVisible();
      await sheet.getByRole('button', { name: /^(?:收藏|Save )/ }).click();
      await expectAccessible(page, 'the booth of a plan');
      await sheet.getByRole('button', { name: visitor.say('hallPlan', 'hereSet') }).click();
      await expect(sheet).toBeHidden();
      const item = page.locator('ul[aria-label] button', { hasText: visitor.say('hallPlan', 'hereWord') });
      await expect(item).toContainText(visitor.say('hallPlan', 'onRoute', { number: 1 }));
      await expectAccessible(page, 'a plan with a booth that is saved');
      await page.reload();
      await expect(item).toContainText(visitor.say('hallPlan', 'saved'));
    });
  });
