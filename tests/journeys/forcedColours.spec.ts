import { expect, type Locator } from '@playwright/test';
import { test } from './support/journey.ts';
import { newMobile } from './support/visitor.ts';

/** How an element is drawn: the width of its line in pixels, and its colours. */
const drawn = (control: Locator) =>
  control.first().evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, outlineStyle, outlineWidth } =
      getComputedStyle(element);
    return {
      line: borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth),
      isLineSeen: borderTopColor !== backgroundColor,
      ground: backgroundColor,
      outline: outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0,
    };
  });

test.use({ forcedColors: 'active' });

test('with forced colours controls have a line, the chosen half of a switch differs, and codes stay black on white', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  await visitor.open('open');
  const action = page.locator('.l-actions > .l-go');
  expect(await drawn(action)).toMatchObject({ line: 1, isLineSeen: true });
  const sizes = page.locator('.landingTextSize-textSize .segments-segment');
  await expect(sizes).toHaveCount(3);
  const grounds = await sizes.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const chosen = await drawn(page.locator('.landingTextSize-textSize .segments-segment--chosen'));
  expect(grounds.filter((ground) => ground === chosen.ground)).toHaveLength(1);
  await page.screenshot({ path: 'test-results/shots/forced-select.png' });

  await visitor.startRegistering();
  // Around the number and its button.
  const frame = page.locator('#contact + .FramedInput-frame');
  expect(await drawn(frame)).toMatchObject({ line: 1, isLineSeen: true });
  await page.locator('#contact').focus();
  expect((await drawn(frame)).outline).toBeGreaterThanOrEqual(3);
  // A field that is wrong differs by more than its colour.
  await visitor.button(say('identity', 'continue')).click();
  await expect(page.locator('#contact')).toHaveAttribute('aria-invalid', 'true');
  expect((await drawn(frame)).line).toBe(3);
  expect(await drawn(visitor.button(say('identity', 'continue')))).toMatchObject({
    line: 1,
    isLineSeen: true,
  });
  await page.screenshot({ path: 'test-results/shots/forced-login.png' });

  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
  const colours = await page
    .locator('.code-root svg')
    .first()
    .evaluate((code) =>
      ['rect', 'path'].map((part) => getComputedStyle(code.querySelector(part) ?? code).fill),
    );
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.screenshot({ path: 'test-results/shots/forced-code.png' });
});
