import { expect, type Page } from '@playwright/test';
import { encode } from 'uqr';
import { onePicture, scannedAs } from '../support/fakeWechat/answers.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/hostPage.ts';
import { longFormOf } from './support/longForm.ts';
import { placeOf } from './support/preparedPhone.ts';
import { theRegistrationOf } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile, type Visitor } from './support/visitor.ts';

const shared = `/select/${stories.open}`;
const home = `/homeclassic/${stories.open}`;

/** The scan entry of the home, once the host believes the page. */
async function openHome(page: Page, visitor: Visitor) {
  await page.goto(home);
  const scan = visitor.button(visitor.say('home', 'scan'));
  await expect(scan).toBeVisible();
  return scan;
}

for (const [host, language] of [
  ['wechatIos', 'zh'],
  ['miniAndroid', 'en'],
] as const)
  test.describe(`a picture in ${host}, ${language}`, () => {
    test.use({ host, language });

    test('is chosen there, seen immediately, stored, and goes with the registration', {
      tag: ['@image-choice', '@call-wechat', '@file-open', '@repeats'],
    }, async ({ page, request, visitor, wechat }) => {
      const { say } = visitor;
      const mobile = newMobile();
      await page.goto(`/upload/${placeOf('longForm')}`);
      await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
      await page.locator('#field-BusinessCard').click();
      const picture = page.locator('.file-picture');
      await expect(picture).toHaveAttribute('src', `data:image/jpeg;base64,${onePicture}`);
      await expect(page.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
      await page.screenshot({ path: `test-results/shots/host-picture-${language}.png` });
      await expectAccessible(page, 'a picture that has arrived');
      expect(await wechat((fake) => fake.calls('chooseImage').map(({ args }) => args['count']))).toEqual([1]);

      await visitor.button(say('identity', 'cardNext')).click();
      await visitor.prove(mobile);
      await visitor.fillIdentity();
      await longFormOf(visitor).fill();
      await visitor.toReview();
      // Whatever it is called at the storage; where the host does not know it, a box leads to a browser.
      await page
        .locator('.summaryList-summaryRow', { hasText: say('identity', 'card') })
        .getByRole('button')
        .first()
        .click();
      const box = page.getByRole('dialog');
      await expect(box).toContainText(say('hostTools', 'browserMenu'));
      await expectAccessible(page, 'the way to a browser');
      await page.screenshot({ path: `test-results/shots/host-file-${language}.png` });
      await page.goBack();
      await expect(box).toBeHidden();
      // Back leaves the review as well, a moment later.
      await expect(visitor.heading).toHaveText(say('information', 'title'));
      await visitor.toReview();
      await visitor.send();
      await visitor.seeVoucher();
      expect(await theRegistrationOf(request, mobile)).toMatchObject({
        BusinessCard: expect.stringMatching(/\/sandbox\/pictures\/media/),
      });
    });
  });

test.describe('a picture where WeChat fails', () => {
  test.use({ host: 'wechatAndroid', wechatSettings: { answers: { chooseImage: ['fail'] } } });

  test('is chosen from the phone by the next tap', { tag: '@image-choice' }, async ({
    page,
    visitor,
    wechat,
  }) => {
    await page.goto(`/upload/${placeOf('longForm')}`);
    await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
    const field = page.locator('#field-BusinessCard');
    await field.click();
    await expect(page.getByText(visitor.say('fields', 'fileHostFailed'))).toBeVisible();
    const opening = page.waitForEvent('filechooser');
    await field.click();
    const buffer = Buffer.from(onePicture, 'base64');
    await (await opening).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText(visitor.say('fields', 'fileUploaded')).first()).toBeVisible();
  });
});

test.describe('a link to a file in a mini-program', () => {
  test.use({ host: 'miniAndroid', language: 'en' });

  test('opens in the shell’s own page for files', { tag: ['@file-types', '@file-open'] }, async ({
    page,
    visitor,
    wechat,
  }) => {
    await page.goto(`/homeclassic/${stories.soon}`);
    await expect(visitor.button(visitor.say('home', 'scan'))).toBeVisible();
    await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
    await page.getByRole('img', { name: 'The floor plan' }).evaluate((picture) => {
      (picture.closest('a, button') as HTMLElement).click();
    });
    const file = encodeURIComponent('https://files.example.com/floor-plan.pdf');
    await expect
      .poll(() => wechat(({ mini }) => mini.opened.map(({ url }) => url)))
      .toEqual([`/pages/file/file?url=${file}`]);
  });
});

test.describe('a code in WeChat', () => {
  test.use({ host: 'wechatAndroid' });

  test('that belongs to another app opens nothing, with a word', {
    tag: ['@link-unrecognised', '@scan-code', '@repeats'],
  }, async ({ page, visitor, wechat }) => {
    const scan = await openHome(page, visitor);
    await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
    await scan.click();
    await expect(page.locator('#x-live')).toHaveText(visitor.say('shell', 'linkUnrecognised'));
    expect(new URL(page.url()).pathname).toBe(home);
  });

  test('opens the screen that it names', { tag: ['@link-internal', '@scan-code'] }, async ({
    page,
    visitor,
    wechat,
    baseURL,
  }) => {
    const scan = await openHome(page, visitor);
    await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
    await page.evaluate(
      (resultStr) => {
        const { fakeWechat } = window as unknown as {
          fakeWechat: { answer(name: string, wish: object): void };
        };
        fakeWechat.answer('scanQRCode', { errMsg: 'scanQRCode:ok', resultStr });
      },
      scannedAs('android', `${baseURL}${shared}`),
    );
    await scan.click();
    await expect(page).toHaveURL(new RegExp(`${shared}(/|$)`));
  });
});

/** A camera that sees one QR code. Tests have no other; what becomes of its picture is all the app's own. */
async function holdBeforeCamera(page: Page, text: string): Promise<void> {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  await page.addInitScript((rows) => {
    const getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const dot = 8;
      canvas.width = canvas.height = rows.length * dot;
      const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
      const draw = () => {
        brush.fillStyle = '#fff';
        brush.fillRect(0, 0, canvas.width, canvas.height);
        brush.fillStyle = '#000';
        rows.forEach((row, y) =>
          row.forEach((isDark, x) => isDark && brush.fillRect(x * dot, y * dot, dot, dot)),
        );
      };
      draw();
      setInterval(draw, 100);
      const stream = canvas.captureStream(10);
      Object.assign(window, { cameraTrack: stream.getVideoTracks()[0] });
      return stream;
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, data);
}

test.describe('a code in a browser', () => {
  test('is read through the page’s own camera, by the app’s own decoder, and the camera is off after it', {
    tag: ['@link-internal', '@scan-code', '@repeats'],
  }, async ({ page, visitor, baseURL }) => {
    await holdBeforeCamera(page, `${baseURL}${shared}`);
    const scan = await openHome(page, visitor);
    await scan.click();
    // The reader is 1 MB of program, and is read, checked and run before it looks for the first time.
    await expect(page).toHaveURL(new RegExp(`${shared}(/|$)`), { timeout: 45_000 });
    const state = await page.evaluate(
      () => (window as unknown as { cameraTrack: MediaStreamTrack }).cameraTrack.readyState,
    );
    expect(state).toBe('ended');
  });

  test.describe('without a camera', () => {
    test.use({ language: 'en', permissions: [] });

    test('is typed: the camera is refused, and the box says so', {
      tag: ['@link-internal', '@scan-code', '@repeats'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await page.addInitScript(() => {
        const getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
        Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
      });
      const scan = await openHome(page, visitor);
      await scan.click();
      const box = page.getByRole('dialog', { name: say('hostTools', 'scanTitle') });
      await expect(box).toContainText(say('hostTools', 'scanDenied'));
      await expectAccessible(page, 'scanning without a camera');
      await page.screenshot({ path: 'test-results/shots/scan-denied.png' });
      await box.getByRole('button', { name: say('hostTools', 'scanUse') }).click();
      const field = box.getByRole('textbox', { name: say('hostTools', 'scanTyped') });
      await expect(field).toBeFocused();
      await field.fill(shared);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${shared}(/|$)`));
    });
  });
});
