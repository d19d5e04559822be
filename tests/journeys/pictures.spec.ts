import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { stripPicture } from '#domain/picture/stripPicture.ts';
import { heldLike } from '../support/jpegBytes.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { corners, fileOf, paint, type PictureFile, readStored } from './support/photoFiles.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const card = '/upload/open00000000000000000001/visitor00000000000000001';
const script = Buffer.from('<script>alert("GPS 30.2741")</script>');

/** A segment of a JPEG, or a part of a PNG, that no browser draws. */
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
const png = (pixels: Uint8Array, ...chunks: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 1, 0, 0, 0, 0])),
    ...chunks,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
/** Eight rows of eight black dots, one bit each: no canvas writes it as small. */
const black = deflateSync(Buffer.alloc(16), { level: 9 });

/** A red square of 64 dots, of which no canvas makes one. */
const avif = Buffer.from(
  [
    'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAA',
    'AGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACQAAAAoaWluZgAAAAAAAQAAABppbmZl',
    'AgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAAAxh',
    'djFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACxtZGF0EgAKCTgVf/2EBDQaQDIVFkAG',
    'GGGEALSD6wIE0lK8cx4Vq8DG',
  ].join(''),
  'base64',
);
/** A red square of two dots, 24 bits each. */
const bmp = Buffer.concat([
  Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0', 'latin1'),
  Buffer.alloc(24),
  Buffer.from([0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0]),
]);

/** Two frames of one dot, red and blue. */
function animation(): Buffer {
  const frame = (dot: number) => [
    0x21,
    0xf9,
    4,
    0,
    10,
    0,
    0,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    2,
    2,
    dot,
    1,
    0,
  ];
  const colours = [255, 0, 0, 0, 0, 255];
  const screen = [1, 0, 1, 0, 0x80, 0, 0, ...colours];
  return Buffer.from([...Buffer.from('GIF89a'), ...screen, ...frame(0x44), ...frame(0x4c), 0x3b]);
}

async function uploadPicture(visitor: Visitor, file: PictureFile) {
  const { page, say } = visitor;
  const remove = page.getByRole('button', { name: say('fields', 'fileRemove') });
  if (await remove.isVisible()) {
    await page.waitForTimeout(600);
    await remove.click();
  }
  await page.locator('#field-BusinessCard').setInputFiles(file);
  await expect(page.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
  const address = String(await page.locator('.file-picture').getAttribute('src'));
  const answer = await page.request.get(address);
  const body = await answer.body();
  expect(body.includes('<script>')).toBe(false);
  expect(body.includes('Exif')).toBe(false);
  return { address, body, type: String(answer.headers()['content-type']) };
}

const seen = (page: Page, { body, type }: { body: Buffer; type: string }) => readStored(page, body, type);

for (const language of languagesOf('zh'))
  test.describe(`pictures that are submitted, ${language}`, () => {
    test.use({ language });

    test('nothing of a picture but its pixels reaches the storage, upright, under the name of what it is', {
      tag: ['@image-compression', '@call-storage', '@repeats'],
    }, async ({ page, visitor }) => {
      await page.goto(card);
      const painted = await paint(page, { width: 900, height: 1200, orientation: 6 });
      const turned = Buffer.concat([painted.subarray(0, 2), comment, painted.subarray(2), script]);
      const one = await uploadPicture(visitor, fileOf('IMG_4711.PNG', turned));
      expect(one.address).toMatch(/\/visitor\/[0-9a-f-]{36}\.jpg$/);
      expect(await seen(page, one)).toMatchObject({ type: 'image/jpeg', width: 900, height: 1200, corners });

      // Of such a quality that 0.92 makes it larger.
      const coarse = await page.evaluate(async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 300;
        canvas.height = 300;
        const brush = canvas.getContext('2d')!;
        for (let at = 0; at < 300; at += 3) {
          brush.fillStyle = `hsl(${at * 7}, 80%, ${20 + ((at * 13) % 60)}%)`;
          brush.fillRect(at, (at * 11) % 200, 60, 90);
        }
        return canvas.toDataURL('image/jpeg', 0.2).split(',')[1]!;
      });
      const original = Buffer.from(coarse, 'base64');
      const marked = Buffer.concat([heldLike(original, 1), script]);
      const two = await uploadPicture(visitor, fileOf('coarse.jpg', marked));
      const bare = stripPicture(original) ?? original;
      expect(two.body.equals(bare)).toBe(true);
      const pixels = async (bytes: Buffer) => (await seen(page, { body: bytes, type: 'image/jpeg' })).corners;
      expect(await pixels(two.body)).toEqual(await pixels(original));

      const plain = png(black);
      const texts = png(black, chunk('tEXt', script));
      const three = await uploadPicture(
        visitor,
        fileOf('black.png', Buffer.concat([texts, script]), 'image/png'),
      );
      expect(three.address).toMatch(/\.png$/);
      expect(three.body.equals(plain)).toBe(true);

      const hidden = png(Buffer.concat([black, script]));
      const four = await uploadPicture(visitor, fileOf('hidden.png', hidden, 'image/png'));
      expect(await seen(page, four)).toMatchObject({ type: 'image/png', width: 8, height: 8 });

      const five = await uploadPicture(visitor, fileOf('moving.gif', animation(), 'image/gif'));
      expect(five.address).toMatch(/\.png$/);
      expect(await seen(page, five)).toMatchObject({ type: 'image/png', width: 1, height: 1 });
      await expect(page.getByText(visitor.say('fields', 'fileStill'))).toBeVisible();
      await expectAccessible(page, 'an animation');
      await page.screenshot({ path: `test-results/shots/picture-still-${language}.png` });
    });

    test('a picture of a format that this browser draws is sent as a JPEG', {
      tag: ['@image-compression', '@repeats'],
    }, async ({ page, visitor }) => {
      await page.goto(card);
      const webp = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')!.fillRect(0, 0, 300, 150);
        return canvas.toDataURL('image/webp').split(',')[1]!;
      });
      for (const [file, width] of [
        [fileOf('from-the-web.webp', Buffer.from(webp, 'base64')), 300],
        [fileOf('IMG_0003.HEIC', avif), 64],
        [fileOf('scan.bmp', bmp), 2],
      ] as const) {
        const sent = await uploadPicture(visitor, file);
        expect(sent.address).toMatch(/\.jpg$/);
        expect(await seen(page, sent)).toMatchObject({ type: 'image/jpeg', width });
      }
    });

    test('a file that only begins like a picture is refused in words, and nothing is sent', {
      tag: ['@upload-messages', '@X20'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      let asks = 0;
      await page.route(/cos/, (route) => {
        asks += 1;
        return route.continue();
      });
      await page.goto(card);
      const painted = Buffer.from(await paint(page, { width: 300, height: 400 }));
      const field = page.getByRole('group', { name: say('identity', 'card') });
      const garbled = Buffer.from(painted);
      garbled.fill(0x11, 4, painted.length - 200);
      for (const [file, code] of [
        [fileOf('four.jpg', painted.subarray(0, 4)), 'pictureBroken'],
        [fileOf('more.jpg', Buffer.concat([painted.subarray(0, 4), Buffer.alloc(296)])), 'pictureBroken'],
        [fileOf('half.jpg', painted.subarray(0, painted.length / 2)), 'pictureBroken'],
        [fileOf('garbled.jpg', garbled), 'pictureBroken'],
        [fileOf('gif.gif', 'GIF89a', 'image/gif'), 'pictureBroken'],
        [fileOf('photo.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')), 'pictureNotDrawn'],
        [fileOf('empty.jpg', ''), 'fileEmpty'],
        [fileOf('page.jpg', '<!doctype html>'), 'onlyPictures'],
      ] as const) {
        await page.locator('#field-BusinessCard').setInputFiles(file);
        await expect(field).toContainText(say('problems', code, { format: 'HEIC' }));
      }
      expect(asks).toBe(0);
      await expectAccessible(page, 'a picture that was refused');
      await page.locator('#field-BusinessCard').setInputFiles(fileOf('half.jpg', painted.subarray(0, 900)));
      await expect(field).toContainText(say('problems', 'pictureBroken'));
      await page.screenshot({ path: `test-results/shots/picture-broken-${language}.png` });
    });
  });
