// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { preparePicture } from '#ui/photo/preparePicture.ts';
import { onePicture } from '#tests/support/fakeWechat/answers.ts';
import { heldLike, jpegBytes } from '#tests/support/jpegBytes.ts';
import { pictureBrowser } from '#tests/support/pictureBrowser.ts';

const megabyte = 1024 * 1024;
const jpeg = new Uint8Array(Buffer.from(onePicture, 'base64'));
const fileOf = (...parts: BlobPart[]) => new File(parts, 'IMG_4711.html', { type: 'text/html' });
const gif = (frames: number) => {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const bytes = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0, 0, 0];
  for (let at = 0; at < frames; at += 1) bytes.push(0x21, 0xf9, 1, 0, 0, ...frame);
  return new Uint8Array([...bytes, 0x3b]);
};

async function bytesOf(blob: Blob): Promise<number[]> {
  const reader = new FileReader();
  await new Promise((done) => {
    reader.addEventListener('load', done);
    reader.readAsArrayBuffer(blob);
  });
  return [...new Uint8Array(reader.result as ArrayBuffer)];
}

describe('a prepared picture', { tags: ['image-compression'] }, () => {
  it('is re-encoded as a JPEG of the quality 0.92, for any name and type', async () => {
    const asked = pictureBrowser(() => 100);
    const { blob } = await preparePicture(fileOf(jpeg, new Uint8Array(1_000)));
    expect([blob.type, blob.size]).toEqual(['image/jpeg', 100]);
    expect(asked).toMatchObject([{ type: 'image/jpeg', quality: 0.92, width: 800, height: 600 }]);
  });

  it('keeps its own pixels if encoding makes it larger, without metadata or trailing data', async () => {
    pictureBrowser(() => 5_000);
    const { blob } = await preparePicture(fileOf(heldLike(jpeg, 1), '<script>alert(1)</script>'));
    expect(blob.type).toBe('image/jpeg');
    expect(await bytesOf(blob)).toEqual([...jpeg]);
  });

  it('that is rotated, or has a colour profile, is re-encoded even if that makes it larger', async () => {
    pictureBrowser(() => 5_000);
    const profile = new Uint8Array([0xff, 0xe2, 0, 16, ...Buffer.from('ICC_PROFILE\0\x01\x01')]);
    const profiled = fileOf(jpeg.subarray(0, 2), profile, jpeg.subarray(2));
    for (const file of [fileOf(heldLike(jpeg, 6)), profiled])
      expect((await preparePicture(file)).blob.size).toBe(5_000);
  });

  it('of more than 2 MB is reduced by its quality', async () => {
    const asked = pictureBrowser((_type, quality) => quality * 4 * megabyte);
    const { blob } = await preparePicture(fileOf(jpegBytes(4_000, 3_000), new Uint8Array(5 * megabyte)));
    expect(blob.size).toBeLessThanOrEqual(2 * megabyte);
    expect(asked.length).toBeLessThanOrEqual(7);
  });

  it('of twelve megapixels is reduced to four where a page has to draw it', async () => {
    const asked = pictureBrowser(() => 100, { width: 4_000, height: 3_000 });
    await preparePicture(fileOf(jpegBytes(4_000, 3_000), new Uint8Array(5 * megabyte)));
    const whole = asked[asked.length - 1]!;
    expect(whole.width / whole.height).toBeCloseTo(4 / 3, 2);
    expect(whole.width * whole.height).toBeLessThanOrEqual(4_000_000);
    expect(whole.width * whole.height).toBeGreaterThan(3_900_000);
  });

  it('is a PNG if it was one or a GIF, and a JPEG if that would be more than 2 MB', async () => {
    const weighs = vi.fn((type: string): number => (type === 'image/png' ? 1_000 : 500));
    pictureBrowser(weighs);
    expect((await preparePicture(fileOf(gif(1)))).blob.type).toBe('image/png');
    weighs.mockImplementation((type) => (type === 'image/png' ? 3 * megabyte : 500));
    expect((await preparePicture(fileOf(gif(1)))).blob.type).toBe('image/jpeg');
  });

  it('that was animated is reported as still', async () => {
    pictureBrowser(() => 100);
    expect((await preparePicture(fileOf(gif(1)))).isStill).toBe(false);
    expect((await preparePicture(fileOf(gif(2)))).isStill).toBe(true);
  });

  it.each([
    ['four bytes', fileOf(jpeg.subarray(0, 4)), 'incomplete'],
    [
      'three hundred bytes that only begin like one',
      fileOf(jpeg.subarray(0, 4), new Uint8Array(296)),
      'incomplete',
    ],
    ['nothing', fileOf(), 'empty'],
    ['a page', fileOf('<!doctype html>'), 'notAPicture'],
    ['a WebP that is cut', fileOf('RIFF\x10\0\0\0WEBPVP8 '), 'incomplete'],
    ['an SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg">'), 'svg'],
    ['a film', fileOf('\0\0\0\x10ftypqt  '), 'video'],
    ['too many pixels', fileOf(jpegBytes(20_000, 20_000)), 'tooManyPixels'],
  ])('of %s is refused: %#', async (_what, file, code) => {
    pictureBrowser(() => 100);
    await expect(preparePicture(file)).rejects.toMatchObject({ code });
  });
});
