import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPictureFile } from '#domain/picture/pictureFile.ts';
import { isBarePicture, pngPixels, stripPicture } from '#domain/picture/stripPicture.ts';
import { onePicture } from '#tests/support/fakeWechat/answers.ts';
import { exifPart, heldLike } from '#tests/support/jpegBytes.ts';

const bytesOf = (text: string) => [...Buffer.from(text, 'latin1')];
const jpeg = new Uint8Array(Buffer.from(onePicture, 'base64'));
const script = bytesOf('<script>alert(1)</script>');
const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body,
];
/** The picture with more segments behind its first two bytes. */
const holding = (...segments: (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), ...jpeg.subarray(2)]);

describe('a stripped JPEG', { tags: ['image-compression'] }, () => {
  it('is the same file if it contains only the picture', () => {
    expect(stripPicture(jpeg)).toEqual(jpeg);
    expect(isBarePicture(jpeg)).toBe(true);
  });

  it.each([
    ['the orientation and the name of a camera', heldLike(jpeg, 1)],
    ['two EXIF parts', holding(exifPart(1), exifPart(6))],
    ['a comment', holding(segment(0xfe, script))],
    ['a part that programs of pictures write', holding(segment(0xed, bytesOf('Photoshop 3.0\0 name')))],
    ['XMP', holding(segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')))],
    ['the index of several pictures', holding(segment(0xe2, bytesOf('MPF\0II*\0')))],
    ['the profile of sRGB', holding(segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01 \0s\0R\0G\0B\0')))],
    ['a thumbnail in a separate segment', holding(segment(0xe0, bytesOf('JFXX\0\x10')))],
    ['bytes that fill up', new Uint8Array([0xff, 0xd8, 0xff, 0xff, ...jpeg.subarray(2)])],
    ['a script behind its end', new Uint8Array([...jpeg, ...script])],
    ['another picture behind its end', new Uint8Array([...jpeg, ...heldLike(jpeg, 3)])],
  ])('has no %s', (_what, holds) => {
    expect(stripPicture(holds)).toEqual(jpeg);
    expect(isBarePicture(holds)).toBe(false);
  });

  it('is given up where more than the limit would be left of it', () => {
    expect(stripPicture(jpeg, jpeg.length)).toEqual(jpeg);
    expect(stripPicture(jpeg, jpeg.length - 1)).toBeUndefined();
    expect(stripPicture(heldLike(jpeg, 1), jpeg.length)).toEqual(jpeg);
  });

  it('has no thumbnail in its first segment', () => {
    const body = [...bytesOf('JFIF\0\x01\x01\x01'), 0, 72, 0, 72, 1, 1, 0xaa, 0xbb, 0xcc];
    const found = stripPicture(new Uint8Array([0xff, 0xd8, ...segment(0xe0, body), ...jpeg.subarray(20)]));
    expect([...(found ?? [])].slice(2, 20)).toEqual(segment(0xe0, [...body.slice(0, 12), 0, 0]));
  });

  it('keeps the colour information, without text after it', () => {
    const adobe = [...bytesOf('Adobe'), 0, 100, 0, 0, 0, 0, 1];
    const found = stripPicture(holding(segment(0xee, [...adobe, ...script])));
    expect(found).toEqual(holding(segment(0xee, adobe)));
  });

  it.each([
    ['a colour profile', holding(segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01 profile')))],
    ['a part of a colour profile', holding(segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x02 sRGB')))],
    ['a second frame', holding(segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]))],
    ['four colours', holding(segment(0xc0, [8, 0, 1, 0, 1, 4, ...Array.from({ length: 12 }, () => 1)]))],
    ['bytes behind its frame', holding(segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0, ...script]))],
    ['an arithmetic code', holding(segment(0xcc, [0, 0]))],
    ['no end', jpeg.subarray(0, jpeg.length - 2)],
    ['a part that is longer than the file', holding([0xff, 0xfe, 0xff, 0xff])],
    ['a part without a length', holding([0xff, 0xfe, 0, 1])],
    ['bytes between its parts', holding([0])],
    ['nothing but its first bytes', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ])('is undefined for one with %s', (_what, holds) => {
    expect(stripPicture(holds)).toBeUndefined();
  });
});

const chunk = (type: string, body: readonly number[] = []) => {
  const length = [body.length >> 24, body.length >> 16, body.length >> 8, body.length].map(
    (part) => part & 255,
  );
  return [...length, ...bytesOf(type), ...body, 0, 0, 0, 0];
};
const header = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const pixels = [...deflateSync(new Uint8Array([0, 9]))];
const png = (...chunks: (readonly number[])[]) =>
  new Uint8Array([...bytesOf('\x89PNG\r\n\x1a\n'), ...header, ...chunks.flat(), ...chunk('IEND')]);
const barePng = png(chunk('sRGB', [0]), chunk('IDAT', pixels));

describe('a stripped PNG', { tags: ['image-compression'] }, () => {
  it('is the same file if it contains only the picture', () => {
    expect(stripPicture(barePng)).toEqual(barePng);
  });

  it.each([
    ['texts', png(chunk('sRGB', [0]), chunk('tEXt', script), chunk('IDAT', pixels), chunk('iTXt', script))],
    ['the position of a camera', png(chunk('sRGB', [0]), chunk('eXIf', exifPart(1)), chunk('IDAT', pixels))],
    ['the time', png(chunk('tIME', [7, 230, 1, 1, 1, 1, 1]), chunk('sRGB', [0]), chunk('IDAT', pixels))],
    [
      'more pictures',
      png(chunk('sRGB', [0]), chunk('acTL', [0]), chunk('IDAT', pixels), chunk('fdAT', pixels)),
    ],
    ['a script behind its end', new Uint8Array([...barePng, ...script])],
  ])('has no %s', (_what, holds) => {
    expect(stripPicture(holds)).toEqual(barePng);
  });

  it.each([
    ['a colour profile', png(chunk('iCCP', [1]), chunk('IDAT', pixels))],
    ['a part that is longer than such a part', png(chunk('sRGB', script), chunk('IDAT', pixels))],
    ['no end', barePng.subarray(0, barePng.length - 12)],
    ['a part that is longer than the file', barePng.subarray(0, barePng.length - 20)],
  ])('is undefined for one with %s', (_what, holds) => {
    expect(stripPicture(holds)).toBeUndefined();
  });

  it('returns its pixels from all chunks', () => {
    expect([...pngPixels(png(chunk('IDAT', pixels.slice(0, 3)), chunk('IDAT', pixels.slice(3))))]).toEqual(
      pixels,
    );
  });
});

describe('any stripped file', () => {
  it('is of the same type, no larger, and unchanged by stripping it again', () => {
    const any = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(fc.constantFrom(jpeg, barePng), any, fc.nat(200), (picture, noise, at) => {
        const holds = new Uint8Array([...picture.subarray(0, at), ...noise, ...picture.subarray(at)]);
        const found = stripPicture(holds);
        if (found === undefined) return;
        expect(readPictureFile(found).kind).toBe(readPictureFile(holds).kind);
        expect(found.length).toBeLessThanOrEqual(holds.length);
        expect(stripPicture(found)).toEqual(found);
      }),
    );
  });
});
