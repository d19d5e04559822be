import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { longFormOf } from './support/longForm.ts';
import { theRegistrationOf } from './support/records.ts';
import { hosts } from '../support/fakeWechat/hosts.ts';
import { stories } from './support/stories.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** One press where the control is now, as long as a hand on a mouse takes; it is not repeated when it misses. */
async function pressOnce(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(120);
  await page.mouse.up();
}

async function reachForm(visitor: Visitor, story: 'open' | 'longForm'): Promise<void> {
  await visitor.openIdentity(story, newMobile());
  await visitor.fillIdentity();
  await expect(visitor.page.locator('.toast-box')).toHaveCount(0);
}

test.describe('on a screen that shows the form whole', () => {
  // Without scrolling no browser holds the page still while lines above come and go; Safari never does.
  test.use({ viewport: { width: 390, height: 2400 } });

  test('after a failed attempt every press on an answer counts, although corrected lines go', async ({
    page,
    visitor,
  }) => {
    await reachForm(visitor, 'open');
    await visitor.button('完成登记').click();
    await expect(page.locator('.errorSummary-root')).toBeFocused();
    for (const label of ['系统集成商', '工业机器人', '机器视觉与传感']) {
      await pressOnce(page, page.getByLabel(label));
      await expect(page.getByLabel(label)).toBeChecked();
    }
    await expect(page.locator('.fieldRow-fieldError')).toHaveCount(1);
  });

  test('a press counts although the question that is left says what is wrong with it', async ({
    page,
    visitor,
  }) => {
    await reachForm(visitor, 'longForm');
    const form = longFormOf(visitor);
    await form.field('job').focus();
    await page.keyboard.type('1');
    await page.keyboard.press('Backspace');
    await pressOnce(page, form.field('procurement'));
    await expect(page.getByLabel('采购设备')).toBeChecked();
    await expect(page.locator('#field-Job-error')).toBeVisible();
  });
});

test.describe('on an iPhone whose keyboard is open', () => {
  // What is left of the page beside the keyboard.
  test.use({ userAgent: hosts.wechatIos.userAgent, viewport: { width: 390, height: 420 } });

  test('a press on a button reaches it, and nothing moves between the touch and the click', {
    tag: '@M03',
  }, async ({ page, visitor }) => {
    const send = visitor.button('获取验证码');
    await page.goto(`/login/${stories.open}`);
    await page.locator('#contact').pressSequentially('1390000');
    await page.evaluate(() => window.scrollTo(0, 60));
    expect(await page.evaluate(() => window.scrollY)).toBe(60);
    await send.evaluate((button) => {
      const note = ({ type }: Event) =>
        button.setAttribute(`data-${type}`, String(button.getBoundingClientRect().y));
      for (const type of ['pointerdown', 'click']) button.addEventListener(type, note, { capture: true });
    });
    // The field is left at the touch, and the click comes later than the page is put back.
    await pressOnce(page, send);
    const heightAt = async (type: string) => Number((await send.getAttribute(`data-${type}`)) ?? NaN);
    expect(Math.abs((await heightAt('click')) - (await heightAt('pointerdown')))).toBeLessThanOrEqual(1);
    await expect(page.locator('#contact-error')).toBeVisible();
    await expect(page.locator('#contact')).toBeFocused();
  });
});

test('eight taps on send are one POST and one row', { tag: ['@U01'] }, async ({ page, request, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  let inserts = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('insert/VisitorExhibitionInfo')) inserts += 1;
  });
  const send = visitor.button('完成登记');
  await send.scrollIntoViewIfNeeded();
  const box = await send.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await Promise.all(Array.from({ length: 4 }, () => page.touchscreen.tap(x, y)));
  // And four without a moment between them, if the page is still there.
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find((one) =>
      /提交|完成登记/.test(one.textContent ?? ''),
    );
    for (let tap = 0; tap < 4; tap += 1) button?.click();
  });
  await visitor.seeVoucher();
  await theRegistrationOf(request, mobile);
  expect(inserts).toBe(1);
});

test('eight taps within one moment are one POST and one row', { tag: ['@U01', '@repeats'] }, async ({
  page,
  request,
  visitor,
}) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  let inserts = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('insert/VisitorExhibitionInfo')) inserts += 1;
  });
  await visitor.button('完成登记').evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 8; tap += 1) button.click();
  });
  await visitor.seeVoucher();
  await theRegistrationOf(request, mobile);
  expect(inserts).toBe(1);
});

for (const language of languagesOf('en'))
  test.describe(() => {
    test.use({ language });

    test(`a toast covers nothing that is read or used, and takes no tap (${language})`, {
      tag: ['@toast-time', '@repeats'],
    }, async ({ page, visitor, noise }) => {
      noise.expectFailed(/assets\/[\w-]+\.js/);
      const { say } = visitor;
      await visitor.open('open');
      await visitor.startRegistering();
      // The text that the button opens cannot be loaded.
      await page.route(/\/assets\/[^/]+\.js/, (route) => route.abort());
      await visitor.button(say('accounts', 'privacyNotice')).click();
      const toast = page.locator('.toast-box');
      await expect(toast).toBeVisible();
      const found = await page.evaluate(() => {
        const box = document.querySelector('.toast-box')!.getBoundingClientRect();
        const things = document.querySelectorAll('main :is(h1, p, label, input, button, a)');
        const isCovered = (thing: Element) => {
          const { top, bottom, width } = thing.getBoundingClientRect();
          return width > 1 && top < box.bottom && bottom > box.top;
        };
        const below = document.elementFromPoint(box.left + 8, box.top + 8);
        return {
          covered: Array.from(things)
            .filter(isCovered)
            .map(({ textContent }) => textContent),
          isInView: box.top >= 0 && box.bottom <= window.innerHeight,
          takesTap: below?.closest('.toast-box') !== null,
        };
      });
      expect(found).toEqual({ covered: [], isInView: true, takesTap: false });
    });
  });
