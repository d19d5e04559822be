import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { delegateFormOf } from './support/delegateForm.ts';
import { longFormOf } from './support/longForm.ts';
import { sentCode } from './support/records.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const widthPx = 320;

/** Nothing is wider than the phone, and every way on can be tapped. */
async function expectFits({ page }: Visitor, screen: string): Promise<void> {
  const tooWide = await page.evaluate((width) => {
    const wide = [...document.querySelectorAll('main *, .s-bar *, footer *')].filter((element) => {
      // A row that scrolls sideways may hold more than the phone shows, but nothing that is wider than the phone.
      const row = element.parentElement?.closest('.select-channelRow');
      if (row) return element.getBoundingClientRect().width > row.clientWidth;
      const { right, left, width: own } = element.getBoundingClientRect();
      // Text for screen readers only takes no space.
      return own > 1 && !element.closest('.x-hidden, .shell-skip') && (right > width + 0.5 || left < -0.5);
    });
    return wide.map(
      (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`,
    );
  }, widthPx);
  expect(tooWide, `wider than the phone on ${screen}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
    widthPx,
  );
  // The list of problems is for the keyboard; its button leads there too.
  const ways = page.locator('main button:visible, main a:visible:not(.errorSummary-root--quiet *)');
  for (const way of await ways.all()) await way.click({ trial: true });
}

test.describe('a date and a time', () => {
  test.use({ viewport: { width: widthPx, height: 640 } });

  test('is read in full at 320 px with text of 200 %', { tag: ['@D18', '@repeats'] }, async ({
    page,
    visitor,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await visitor.open('delegate');
    await visitor.startRegistering();
    await visitor.prove(newMobile());
    await visitor.fillIdentity();
    await delegateFormOf(visitor).openSection(1);
    const input = page.locator('input[type="datetime-local"]').first();
    await input.fill('2026-12-12T09:30');
    const { lines, isNarrow } = await input.evaluate((field: HTMLInputElement) => {
      const rootPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const twin = field.cloneNode() as HTMLInputElement;
      twin.style.cssText = 'position:absolute;width:max-content';
      document.body.append(twin);
      const wantedPx = twin.offsetWidth;
      twin.remove();
      return { lines: field.offsetHeight / (3 * rootPx), isNarrow: wantedPx > field.offsetWidth };
    });
    // What does not fit into one line stands in more than one.
    expect(isNarrow).toBe(true);
    expect(lines).toBeGreaterThan(1.2);
  });
});

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: widthPx, height: 640 } });

    test(`every screen fits 320 px with text of 200 % (${language})`, { tag: ['@D18', '@repeats'] }, async ({
      page,
      request,
      visitor,
    }) => {
      test.slow();
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      const { say } = visitor;
      for (const story of ['soon', 'paused', 'ended', 'longForm', 'open'] as const) {
        await visitor.open(story);
        await expectFits(visitor, story);
      }
      await visitor.open('longForm');
      await visitor.startRegistering();
      await visitor.button(say('identity', 'continue')).click();
      await expectFits(visitor, 'login with a problem');
      const mobile = newMobile();
      await visitor.askForCode(mobile);
      await expectFits(visitor, 'login, code sent');
      await page.locator('#code').fill(await sentCode(request, mobile));
      await expect(page.locator('#name')).toBeVisible();
      await visitor.button(say('identity', 'next')).click();
      await expectFits(visitor, 'register with problems');
      await visitor.fillIdentity();
      await visitor.button(say('information', 'toReview')).click();
      await expectFits(visitor, 'information with problems');
      await longFormOf(visitor).fill();
      await expectFits(visitor, 'information, filled in');
      await visitor.toReview();
      await expectFits(visitor, 'review');
      await visitor.send();
      await visitor.seeVoucher();
      await expectFits(visitor, 'code');
      for (const path of ['/xycode', '/list', '/404', '/authorize']) {
        await page.goto(path);
        await expect(visitor.heading).toBeVisible();
        await expectFits(visitor, path);
      }
      await visitor.open('longForm');
      await expectFits(visitor, 'the exhibition, once registered');
    });
  });
}
