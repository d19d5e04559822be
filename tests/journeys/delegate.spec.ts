import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { delegateAnswers, delegateFormOf, delegateWords } from './support/delegateForm.ts';
import { test } from './support/journey.ts';
import { untilAtTop } from './support/letPass.ts';
import { photoEditorOn } from './support/photoEditor.ts';
import { fileOf, paint, readStored } from './support/photoFiles.ts';
import { theRegistrationOf } from './support/records.ts';
import { untilDraftHolds, untilDraftSavedSince } from './support/storedValues.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const megabyte = 1024 * 1024;

async function reachForm(visitor: Visitor, mobile: string): Promise<void> {
  await visitor.openIdentity('delegate', mobile);
  await visitor.fillIdentity();
}

/** Nothing reaches beyond a phone of 320 px, and nothing has to be moved sideways. */
async function expectFits(page: Page, screen: string): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main *, .dialog-box *')];
    const wide = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // Text for screen readers only takes no space.
      return width > 1 && !element.closest('.x-hidden') && (right > 320.5 || left < -0.5);
    });
    return wide.map((element) => `${element.className} ${element.textContent?.slice(0, 30)}`);
  });
  expect(tooWide, `wider than the phone: ${screen}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(320);
}

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = delegateWords[language];

    test(`a delegate answers by sections, reviews by sections, and what was typed is stored (${language})`, {
      tag: ['@country-picker', '@vehicle-plate'],
    }, async ({ page, request, visitor }) => {
      const mobile = newMobile();
      await reachForm(visitor, mobile);
      const sections = page.locator('main h2.card-title');
      const form = delegateFormOf(visitor);
      await expect(page.locator('.sectionChips-chip')).toHaveText([...words.sections]);
      await form.openSection(4);
      await expect(sections).toHaveText([words.sections[4]]);
      // The morning is full: it stays in sight, and cannot be taken.
      const full = page.getByRole('radio', { name: words.slotFull });
      await expect(full).toBeDisabled();
      await full.click({ force: true });
      await expect(full).not.toBeChecked();
      await form.fill();
      await form.openSection(0);
      await expect(page.locator('.sectionChips-chip svg')).toHaveCount(words.sections.length);
      await expect(page.locator('#field-MobileAbroad-code')).toContainText(`${words.hongKong} +852`);
      await expectAccessible(page, 'the delegate’s form, filled in');
      await page.goBack();
      await expect(sections).toHaveText([words.sections[5]]);

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
      // A page that begins with the review has no list of countries yet, and names them all the same.
      await page.reload();
      await expect(review).toContainText(words.norway);
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

    test(`a photo that is turned reaches the storage, is still there after the page was closed, and is registered (${language})`, {
      tag: ['@photo', '@call-storage', '@repeats'],
    }, async ({ page, context, request, visitor }) => {
      test.slow();
      const { say } = visitor;
      const mobile = newMobile();
      const kept: { readonly key: string; readonly status: number }[] = [];
      let keptAtMs = Infinity;
      context.on('response', (answer) => {
        const { pathname } = new URL(answer.url());
        if (answer.request().method() === 'GET' || !pathname.endsWith('.jpg')) return;
        kept.push({ key: pathname, status: answer.status() });
        keptAtMs = Date.now();
      });
      await reachForm(visitor, mobile);
      // Held on its side: the camera's note about it is all that says so.
      const picture = await paint(page, { width: 900, height: 1200, orientation: 6 });
      const editor = photoEditorOn(page, say);
      await editor.open();
      await editor.choose(fileOf('IMG_0001.JPG', picture));
      await expect(editor.dialog.locator('h2')).toHaveText(say('photo', 'adjustTitle'));
      await expectAccessible(page, 'adjusting a photo within the form');
      await editor.button(say('photo', 'turnRight')).click();
      await editor.done();
      // The storage takes nothing that is not signed for itself.
      expect(kept).toEqual([
        { key: expect.stringMatching(/^\/cos\/visitor\/[0-9a-f-]{36}\.jpg$/), status: 200 },
      ]);
      expect((await request.put(kept[0]!.key, { data: Buffer.from(picture) })).status()).toBe(403);

      await expect(page.locator('main').getByText(say('fields', 'photoUploaded'))).toBeVisible();
      // What the draft holds of a photo that is still on its way looks the same.
      await untilDraftSavedSince(page, keptAtMs);
      // The key itself is sealed.
      await untilDraftHolds(page, '"secretKeys":["Photo"]');
      await page.close();
      const again = createVisitor(await context.newPage(), language);
      await again.page.goto(`/information/${stories.delegate}/maindelegate000000000001`);
      await expect(again.page.locator('main').getByText(say('fields', 'photoUploaded'))).toBeVisible();
      await expect(again.page.locator('#field-Photo')).toHaveText(say('fields', 'change'));
      const small = again.page.locator('.photo-small');
      await expect
        .poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(100);
      await delegateFormOf(again).fill();
      await again.toReview();
      await expect(again.page.locator('.summaryList-summaryRow', { hasText: words.photo })).toContainText(
        say('fields', 'photoUploaded'),
      );
      await again.send();
      await again.seeVoucher();

      const { Photo } = await theRegistrationOf(request, mobile);
      expect(new URL(String(Photo)).pathname).toBe(kept[0]!.key);
      expect(kept).toHaveLength(1);
      const answer = await request.get(String(Photo));
      const seen = await readStored(again.page, await answer.body(), answer.headers()['content-type'] ?? '');
      expect(seen).toMatchObject({
        type: 'image/jpeg',
        firstBytes: [0xff, 0xd8, 0xff],
        corners: ['blue', 'red', 'black', 'lime'],
      });
      expect(seen.width / seen.height).toBe(3 / 4);
      expect(seen.bytes).toBeLessThanOrEqual(2 * megabyte);
      expect(seen.text).not.toContain('Exif');
    });

    test.describe('on a narrow phone with text of 200 %', () => {
      test.use({ viewport: { width: 320, height: 640 } });

      test(`the delegate’s form and its list of countries fit (${language})`, {
        tag: ['@D18', '@country-picker'],
      }, async ({ page, visitor }) => {
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          });
        });
        await reachForm(visitor, newMobile());
        await page.locator('#field-NeedsVehiclePermit').check();
        await expectFits(page, 'the form, with the signs of the provinces');
        await visitor.button(visitor.say('information', 'nextSection')).click();
        await expect(page.locator('.errorSummary-root')).toBeFocused();
        await expectFits(page, 'the form with problems');
        await page.locator('#field-Nationality').click();
        const list = (await page.getByRole('listbox').boundingBox())!;
        expect(list.height).toBeLessThanOrEqual(240);
        expect(list.y, 'the list stands in the upper half, above a keyboard').toBeLessThan(320);
        await page.getByRole('combobox', { name: visitor.say('fields', 'searchCountry') }).fill('+1');
        await expect(page.getByRole('listbox').getByRole('option').first()).toBeInViewport();
        await expectFits(page, 'the list of countries');
        await expectAccessible(page, 'the list of countries');
        await page.keyboard.press('Escape');
        await expect(page.locator('#field-Nationality')).toBeFocused();
      });
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ language: 'en', isMobile: false, hasTouch: false, viewport: { width: 1200, height: 800 } });

  test('the list of countries is 440 px wide below its field, and goes with the keyboard', {
    tag: ['@country-picker', '@repeats'],
  }, async ({ page, visitor }) => {
    await reachForm(visitor, newMobile());
    const opener = page.locator('#field-ParentCountry');
    // A screen that has just come is moved to its top 200 ms later, and would take the list along.
    await untilAtTop(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: visitor.say('fields', 'chooseCountry') });
    const search = page.getByRole('combobox', { name: visitor.say('fields', 'searchCountry') });
    await expect(search).toBeFocused();
    expect((await popover.boundingBox())?.width).toBe(440);
    expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(350);
    // Whole, but for the part of a pixel that a border may stick out by.
    await expect(popover).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('End');
    await expect(page.getByRole('option', { name: /Zimbabwe/ })).toBeInViewport();
    await page.keyboard.type('canada');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(
      'Canada+1 204, 226, 236, 249, 250 …',
    );
    await expectAccessible(page, 'the list of countries on a wide screen');
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText('Canada');
    await expect(popover).toHaveCount(0);
    // What is beside it takes the focus, and the list goes.
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await page.locator('#field-NameEn').click();
    await expect(popover).toHaveCount(0);
    await expect(page.locator('#field-NameEn')).toBeFocused();
  });
});
