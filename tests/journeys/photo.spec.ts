import { appendFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { openPhotoPage } from './support/openPhotoPage.ts';
import { photoEditorOn } from './support/photoEditor.ts';
import { corners, fileOf, hugePng, paint, type PictureFile, readHandedOver } from './support/photoFiles.ts';
import { languagesOf, type Say } from './support/words.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';

const megabyte = 1024 * 1024;

/** Writes a file that is to be chosen from the disk: as large a one would take long to get into the browser otherwise. */
async function keep(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'photo-')), name);
  await writeFile(path, bytes);
  return path;
}

/** The photo editor on a page that stores the result. */
function editorOn(page: Page, say: Say) {
  const editor = photoEditorOn(page, say);
  return {
    ...editor,
    /** From a file to the photo that was handed over. */
    async hand(file: PictureFile | string) {
      await editor.open();
      await editor.choose(file);
      await editor.done();
      return readHandedOver(page);
    },
  };
}

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a photo is chosen, turned, cropped and used, and the form shows it (${language})`, {
      tag: ['@photo', '@image-compression', '@repeats'],
    }, async ({ page, visitor: { say } }) => {
      await openPhotoPage(page, language);
      const editor = editorOn(page, say);
      const picture = fileOf('IMG_0001.JPG', await paint(page, { width: 1200, height: 1600 }));
      await editor.open();
      await expect(editor.dialog.getByRole('listitem')).toHaveCount(6);
      await expectAccessible(page, 'the rules');
      await editor.choose(picture);
      await expect(editor.dialog.locator('h2')).toHaveText(say('photo', 'adjustTitle'));
      await expectAccessible(page, 'adjusting');
      // The finger has left a pointer behind, and nothing looks pressed that lies below it now.
      await editor.button(say('photo', 'make')).hover();
      await page.waitForTimeout(200);
      await expect(editor.button(say('photo', 'make'))).toHaveCSS('background-color', 'rgb(20, 86, 217)');
      await editor.button(say('photo', 'turnRight')).click();
      await editor.done();
      const shown = page.locator('main img');
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
      await expect(page.locator('main')).toContainText(say('photo', 'background'));
      await expectAccessible(page, 'the form with the photo');
      await expect(page.locator('#field-Photo')).toHaveText(say('fields', 'change'));

      const photo = await readHandedOver(page);
      expect(photo).toMatchObject({ type: 'image/jpeg', firstBytes: [0xff, 0xd8, 0xff] });
      expect(photo.width / photo.height).toBe(3 / 4);
      expect(photo.bytes).toBeLessThanOrEqual(2 * megabyte);
      expect(photo.corners).toEqual(['blue', 'red', 'black', 'lime']);
      await expect(page.locator('#field-Photo')).toBeFocused();

      await editor.button(say('fields', 'photoRemove')).click();
      await expect(page.locator('output')).toHaveText('');
      await expect(editor.button(say('fields', 'photoChoose'))).toBeVisible();
    });

    test(`what is no photo is refused in a sentence, and the next file is taken (${language})`, {
      tag: ['@photo', '@repeats'],
    }, async ({ page, visitor: { say } }) => {
      await openPhotoPage(page, language);
      const editor = editorOn(page, say);
      const picture = await paint(page, { width: 900, height: 1200 });
      const dot = await paint(page, { width: 20, height: 20, type: 'image/png' });
      const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
      const large = await keep('large.jpg', new Uint8Array(40 * megabyte + 1));
      const refused: [PictureFile | string, Parameters<typeof say<'photo'>>[1]][] = [
        [fileOf('empty.jpg', ''), 'empty'],
        [fileOf('page.jpg', '<!doctype html><script>alert(1)</script>'), 'notAPicture'],
        [fileOf('live.mov', '\0\0\0\x10ftypqt  '), 'video'],
        [fileOf('cut.jpg', picture.subarray(0, picture.length / 2)), 'incomplete'],
        [
          fileOf('broken.jpg', new Uint8Array([...picture.subarray(0, 200), 0xff, 0xda, 0, 2, 0xff, 0xd9])),
          'incomplete',
        ],
        [fileOf('IMG_0002.HEIC', Buffer.from(heic, 'latin1')), 'notDrawn'],
        [fileOf('dot.png', dot), 'tooFewPixels'],
        [fileOf('many.png', hugePng(16_000, 8_000)), 'tooManyPixels'],
        [large, 'tooLargeToOpen'],
      ];
      await editor.open();
      for (const [file, sentence] of refused) {
        await editor.choose(file);
        await expect(editor.dialog.getByRole('alert'), sentence).toHaveText(
          say('photo', sentence, { format: 'HEIC' }),
        );
      }
      await editor.choose(fileOf('photo.jpg', picture));
      await editor.done();
      expect((await readHandedOver(page)).corners).toEqual(corners);
    });
  });
}

test('a photo stands upright however the camera was held, and tells nothing of the camera', {
  tag: ['@photo', '@repeats'],
}, async ({ page, visitor: { say } }) => {
  test.slow();
  await openPhotoPage(page, 'zh');
  const editor = editorOn(page, say);
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
    const picture = await paint(page, { width: 900, height: 1200, orientation });
    const photo = await editor.hand(fileOf('photo.jpg', picture));
    expect(photo, `held like ${orientation}`).toMatchObject({ corners, width: 900, height: 1200 });
    expect(photo.text).not.toContain('Exif');
  }
});

test('a picture is opened and made into a photo beside the page, which keeps listening', {
  tag: ['@photo', '@repeats'],
}, async ({ page, visitor: { say } }) => {
  await openPhotoPage(page, 'zh');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url().replace(/^.*\//, '').replace(/-.*$/, '')));
  const photo = await editorOn(page, say).hand(
    fileOf('a.jpg', await paint(page, { width: 1200, height: 1600, orientation: 6 })),
  );
  expect(photo.corners).toEqual([...corners]);
  expect(workers).toEqual(['pictureWorker', 'pictureWorker']);
  await expect.poll(() => page.workers().length).toBe(0);
});

for (const [lack, blunt] of [
  ['that draws in pages alone', () => Reflect.deleteProperty(window, 'OffscreenCanvas')],
  ['whose workers do not start', () => Reflect.set(window, 'Worker', undefined)],
] as const) {
  test(`a browser ${lack} makes the photo in the page`, { tag: ['@photo', '@repeats'] }, async ({
    page,
    visitor: { say },
  }) => {
    await page.addInitScript(blunt);
    await openPhotoPage(page, 'zh');
    const photo = await editorOn(page, say).hand(
      fileOf('a.jpg', await paint(page, { width: 1200, height: 1600, orientation: 6 })),
    );
    expect(photo.corners).toEqual([...corners]);
    expect(page.workers()).toEqual([]);
  });
}

test('files that are called otherwise, and very large ones, become a JPG of at most 2 MB', {
  tag: ['@photo', '@image-compression'],
}, async ({ page, visitor: { say } }) => {
  test.slow();
  await openPhotoPage(page, 'zh');
  const editor = editorOn(page, say);
  const jpeg = await paint(page, { width: 1200, height: 1600 });
  const noisy = await paint(page, { width: 2400, height: 3200, isNoisy: true });
  // As phones write it that keep a film behind the photo.
  const full = new Uint8Array(40 * megabyte);
  full.set(jpeg);
  const files: [PictureFile | string, number][] = [
    [fileOf('called.jpg', await paint(page, { width: 900, height: 1200, type: 'image/png' })), 900],
    [fileOf('noise.jpg', noisy), 1200],
    [await keep('full.jpg', full), 1200],
    [fileOf('huge.png', hugePng(), 'image/png'), 1200],
  ];
  expect(noisy.length).toBeGreaterThan(2 * megabyte);
  for (const [file, width] of files) {
    const photo = await editor.hand(file);
    const named = typeof file === 'string' ? file : file.name;
    expect(photo, named).toMatchObject({ type: 'image/jpeg', firstBytes: [0xff, 0xd8, 0xff], width });
    expect(photo.bytes, named).toBeLessThanOrEqual(2 * megabyte);
  }
});

test('the compressor comes as near to a size as it is told, and never makes a file grow', {
  tag: ['@image-compression', '@repeats'],
}, async ({ page }) => {
  await openPhotoPage(page, 'zh');
  const noisy = await paint(page, { width: 900, height: 1200, isNoisy: true });
  const results = await page.evaluate(async (base64) => {
    const { compress } = window.photoPage;
    const url = `data:image/jpeg;base64,${base64}`;
    const near = await compress(url, { targetBytes: 300_000, accuracy: 0.9 });
    const again = await compress(near, { quality: 1 });
    const png = await compress(near, { type: 'image/png', targetBytes: 100_000 });
    return { near: near.size, isOriginal: again === near, png: png.size, type: png.type };
  }, Buffer.from(noisy).toString('base64'));
  expect(results.near).toBeLessThanOrEqual(300_000);
  expect(results.near).toBeGreaterThanOrEqual(270_000);
  expect(results).toMatchObject({ isOriginal: true, type: 'image/png' });
  expect(results.png).toBeLessThanOrEqual(100_000);
});

test('a file that was changed after it had been chosen is asked for again', {
  tag: ['@photo', '@repeats'],
}, async ({ page, visitor: { say } }) => {
  await openPhotoPage(page, 'zh');
  const editor = editorOn(page, say);
  const path = await keep('photo.jpg', await paint(page, { width: 900, height: 1200 }));
  await editor.open();
  // The page hears of the choice only once the file has changed.
  await page.evaluate(() =>
    addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
  );
  await editor.choose(path);
  await page.waitForTimeout(1_100);
  await appendFile(path, 'more');
  await page.locator('[data-source=gallery]').dispatchEvent('change');
  await expect(editor.dialog.getByRole('alert')).toHaveText(say('photo', 'changed'));
});

test('a photo is moved and zoomed by hand, by buttons and by keys', { tag: ['@photo', '@repeats'] }, async ({
  page,
  visitor: { say },
}) => {
  await openPhotoPage(page, 'zh');
  const editor = editorOn(page, say);
  await editor.open();
  await editor.choose(fileOf('photo.jpg', await paint(page, { width: 1600, height: 1600 })));
  const stage = page.getByRole('img', { name: say('photo', 'stage') });
  await expect(stage).toBeVisible();
  /** The colours of the four corners of the frame. */
  const seen = () =>
    stage.evaluate((canvas: HTMLCanvasElement) => {
      const sample = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      sample.drawImage(canvas, 0, 0, 150, 150);
      const at = (x: number, y: number) =>
        Array.from(sample.getImageData(x, y, 1, 1).data.slice(0, 3), (part) => (part > 127 ? 1 : 0)).join('');
      return [at(2, 2), at(147, 2), at(2, 147), at(147, 147)].join(' ');
    });
  const [red, lime, blue, black] = ['100', '010', '001', '000'];
  await expect.poll(seen).toBe([red, lime, blue, black].join(' '));

  await editor.button(say('photo', 'fineTune')).click();
  const zoomIn = editor.button(say('photo', 'zoomIn'));
  for (let press = 0; press < 8; press += 1) await zoomIn.click();
  const box = (await stage.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width, middle.y + box.height, { steps: 5 });
  await page.mouse.up();
  await expect.poll(seen).toBe([red, red, red, red].join(' '));

  // Outside the tools the same keys belong to the page and to screen readers.
  await editor.button(say('photo', 'make')).focus();
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
  expect(await seen()).toBe([red, red, red, red].join(' '));

  await editor.button(say('photo', 'moveLeft')).focus();
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(seen).toBe([lime, lime, lime, lime].join(' '));
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('-');
  await expect.poll(seen).toBe([red, lime, blue, black].join(' '));

  // Two fingers that go apart.
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 1 },
              { x: middle.x + apart, y: middle.y, id: 2 },
            ],
    });
  await touch('touchStart', 10);
  for (const apart of [20, 40, 60, 80]) await touch('touchMove', apart);
  await touch('touchEnd');
  const before = await seen();
  await touch('touchStart', 10);
  await touch('touchEnd');
  expect(await seen()).toBe(before);
  // Eight times closer, so that a few steps lead out of the middle into one colour.
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(seen).toBe([red, red, red, red].join(' '));
});

test('the photo editor needs no more than Tab, Enter and arrows, and gives the focus back', {
  tag: ['@photo', '@repeats'],
}, async ({ page, visitor: { say } }) => {
  await openPhotoPage(page, 'zh');
  const editor = editorOn(page, say);
  const press = (key: string) => page.keyboard.press(key);
  await expect(page.locator('#field-Photo')).toBeVisible();
  await press('Tab');
  await expect(page.locator('#field-Photo')).toBeFocused();
  await press('Enter');
  const picture = await paint(page, { width: 900, height: 1200 });
  const chooseByKeys = async () => {
    await expect(editor.dialog.locator('h2')).toBeFocused();
    await press('Tab');
    await expect(editor.button(say('photo', 'gallery'))).toBeFocused();
    const opening = page.waitForEvent('filechooser');
    // What is painted meanwhile gives the browser time to hand its choosers over: a key is faster than that.
    await paint(page, { width: 900, height: 1200 });
    await press('Enter');
    await (await opening).setFiles(fileOf('photo.jpg', picture));
    await expect(editor.dialog.locator('h2')).toHaveText(say('photo', 'adjustTitle'));
    await expect(editor.dialog.locator('h2')).toBeFocused();
    await press('Tab');
    await expect(editor.button(say('photo', 'turnRight'))).toBeFocused();
    await press('Tab');
    await expect(editor.button(say('photo', 'fineTune'))).toBeFocused();
  };
  await chooseByKeys();
  await expect(editor.button(say('photo', 'zoomIn'))).toBeHidden();
  await press('Enter');
  await expect(editor.button(say('photo', 'zoomIn'))).toBeVisible();
  for (let round = 0; round < 8; round += 1) await press('Tab');
  await expect(editor.button(say('photo', 'make'))).toBeFocused();
  await press('Escape');
  await expect(editor.dialog).toBeHidden();
  await expect(page.locator('#field-Photo')).toBeFocused();
  expect(await page.evaluate(() => window.photoPage.handedOver.length)).toBe(0);
  await pauseBetweenTaps(page);
  await press('Enter');
  await chooseByKeys();
  await press('Tab');
  await press('Enter');
  await expect(editor.dialog).toBeHidden();
  await expect(page.locator('#field-Photo')).toBeFocused();
  expect(await page.evaluate(() => window.photoPage.handedOver.length)).toBe(1);
});

test('a photo that did not get through is sent again, or stopped', { tag: ['@photo', '@repeats'] }, async ({
  page,
  visitor: { say },
}) => {
  await openPhotoPage(page, 'zh');
  const editor = editorOn(page, say);
  await page.evaluate(() => {
    window.photoPage.ending = 'failed';
  });
  await editor.open();
  await editor.choose(fileOf('photo.jpg', await paint(page, { width: 900, height: 1200 })));
  await editor.button(say('photo', 'make')).click();
  await expect(page.getByRole('alert')).toHaveText(say('fields', 'fileFailedUnreachable'));
  // The form knows that something is to be handed in and has not arrived.
  await expect(page.locator('output')).toHaveText('file:failed');
  await page.evaluate(() => {
    window.photoPage.ending = 'done';
  });
  await editor.button(say('photo', 'again')).click();
  await expect(page.locator('main').getByText(say('fields', 'photoUploaded'))).toBeVisible();
  await expect(page.locator('output')).toHaveText('https://files.example.com/photo.jpg');
});

for (const language of languagesOf('en')) {
  test.describe(`narrow, in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test(`the photo editor fits 320 px with text of 200 % (${language})`, {
      tag: ['@photo', '@D18', '@repeats'],
    }, async ({ page, visitor: { say } }) => {
      await openPhotoPage(page, language);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const editor = editorOn(page, say);
      const expectFits = async (step: string) => {
        const tooWide = await page.evaluate(() =>
          [...document.querySelectorAll('main *, .dialog-box *')]
            .filter((element) => !element.closest('.x-hidden'))
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              return width > 1 && (right > 320.5 || left < -0.5);
            })
            .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
        );
        expect(tooWide, step).toEqual([]);
        for (const way of await editor.dialog.getByRole('button').all()) await way.click({ trial: true });
      };
      await editor.open();
      await expectFits('the rules');
      await editor.choose(fileOf('page.jpg', '<!doctype html>'));
      await expect(editor.dialog.getByRole('alert')).toBeVisible();
      await expectFits('refused');
      await editor.choose(fileOf('photo.jpg', await paint(page, { width: 900, height: 1200 })));
      await expect(editor.button(say('photo', 'make'))).toBeVisible();
      await expectFits('adjusting');
      await editor.button(say('photo', 'fineTune')).click();
      await expectFits('fine-tuning');
      await editor.done();
      await expectFits('handed over');
    });
  });
}
