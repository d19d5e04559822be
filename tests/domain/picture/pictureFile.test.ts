import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPictureFile, uprightMark } from '#domain/picture/pictureFile.ts';
import { exifPart, heldLike, jpegBytes } from '#tests/support/jpegBytes.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const part = (type: string, length: number) =>
  `\0\0\0${String.fromCharCode(length)}${type}${'\0'.repeat(length + 4)}`;
const pngSize = '\0\0\x01\0\0\0\0\x80\x08\x06\0\0\0';
const png = `\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${pngSize}\0\0\0\0${part('IDAT', 20)}${part('IEND', 0)}`;

describe('a JPEG', () => {
  it('has its size and is complete', () => {
    expect(readPictureFile(jpegBytes(4000, 3000))).toEqual({
      kind: 'jpeg',
      size: { width: 4000, height: 3000 },
      isWhole: true,
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i has it in either byte order', (orientation) => {
    for (const isLittleEndian of [true, false]) {
      const bytes = heldLike(jpegBytes(40, 30), orientation, isLittleEndian);
      const { mark, size } = readPictureFile(bytes);
      expect(mark?.orientation).toBe(orientation);
      expect(size).toEqual({ width: 40, height: 30 });
      bytes.set(uprightMark(mark!), mark!.at);
      expect(readPictureFile(bytes).mark?.orientation).toBe(1);
    }
  });

  it.each([0, 9, 255])('with the invalid orientation %i counts as upright', (orientation) => {
    expect(readPictureFile(heldLike(jpegBytes(40, 30), orientation)).mark).toBeUndefined();
  });

  it('that is truncated is incomplete, however little is missing', () => {
    const bytes = jpegBytes(40, 30);
    for (let length = 3; length < bytes.length; length += 1)
      expect(readPictureFile(bytes.subarray(0, length)).isWhole).toBe(false);
  });

  it('followed by a video, as some phones write it, is complete', () => {
    expect(readPictureFile(new Uint8Array([...jpegBytes(40, 30), ...bytesOf('ftypmp42')])).isWhole).toBe(
      true,
    );
  });

  it('whose thumbnail ends, and itself does not, is incomplete', () => {
    const thumbnail = [0xff, 0xe1, 0, 6, 0xff, 0xd9, 0, 0];
    const cut = jpegBytes(40, 30).subarray(2, -2);
    expect(readPictureFile(new Uint8Array([0xff, 0xd8, ...thumbnail, ...cut])).isWhole).toBe(false);
  });
});

describe('other pictures', () => {
  it('a PNG has its size, and whether it is complete', () => {
    const bytes = bytesOf(png);
    expect(readPictureFile(bytes)).toEqual({ kind: 'png', size: { width: 256, height: 128 }, isWhole: true });
    expect(readPictureFile(bytes.subarray(0, -12)).isWhole).toBe(false);
    expect(readPictureFile(bytes.subarray(0, 40)).isWhole).toBe(false);
  });

  it('a GIF has its size', () => {
    expect(readPictureFile(bytesOf('GIF89a\x10\0\x20\0\0\0\0,....')).size).toEqual({ width: 16, height: 32 });
  });
});

it.each([
  ['a WebP', 'RIFF\x08\0\0\0WEBPVP8 '],
  ['a BMP', `BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0${'\0'.repeat(40)}`],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x0cmdat1234'],
  ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif\0\0\0\x0cmdat1234'],
])('%s that is cut is incomplete', (_name, text) => {
  expect(readPictureFile(bytesOf(text)).isWhole).toBe(true);
  expect(readPictureFile(bytesOf(text.slice(0, -1))).isWhole).toBe(false);
});

it('any bytes are read without an error, quickly', () => {
  const beginnings = fc.constantFrom(
    [],
    [0xff, 0xd8, 0xff],
    [0xff, 0xd8, ...exifPart(6)],
    [0xff, 0xd8, ...exifPart(6).slice(0, 20)],
    [...bytesOf(png)].slice(0, 30),
  );
  fc.assert(
    fc.property(beginnings, fc.uint8Array({ maxLength: 200 }), (beginning, rest) => {
      const file = readPictureFile(new Uint8Array([...beginning, ...rest]));
      expect(typeof file.isWhole).toBe('boolean');
    }),
  );
});
