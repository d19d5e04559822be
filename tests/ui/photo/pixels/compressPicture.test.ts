// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { compressPicture } from '#ui/photo/pixels/compressPicture.ts';
import { jpegBytes } from '#tests/support/jpegBytes.ts';
import { pictureBrowser } from '#tests/support/pictureBrowser.ts';

const original = (bytes = 100_000) => new Blob([jpegBytes(800, 600), new Uint8Array(bytes)]);

describe('the compressor', { tags: ['image-compression'] }, () => {
  it.each([
    ['a text that is no data URL', 'photo.jpg', 'dataUrlInvalid'],
    ['a data URL with nothing in it', 'data:image/png;base64,', 'dataUrlInvalid'],
    ['nothing', undefined, 'notABlob'],
    ['a list of bytes', new Uint8Array(3), 'notABlob'],
    ['what only looks like a Blob', { size: 3, type: 'image/png' }, 'notABlob'],
  ])('rejects %s by its code', async (_name, source, code) => {
    await expect(compressPicture(source)).rejects.toMatchObject({ code });
  });

  it('reports that a picture could not be loaded', async () => {
    URL.createObjectURL = () => 'blob:nothing';
    URL.revokeObjectURL = () => {};
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
      setTimeout(() => this.dispatchEvent(new Event('error')));
    });
    await expect(compressPicture(original())).rejects.toMatchObject({ code: 'imageNotLoaded' });
  });

  it('writes a JPEG of the quality 0.92 by default', async () => {
    const asked = pictureBrowser(() => 50_000);
    const { type, size } = await compressPicture(original());
    expect({ type, size }).toEqual({ type: 'image/jpeg', size: 50_000 });
    expect(asked).toEqual([{ type: 'image/jpeg', quality: 0.92, width: 800, height: 600 }]);
  });

  it.each([
    ['image/png', 'image/png'],
    ['image/gif', 'image/gif'],
    ['image/webp', 'image/jpeg'],
  ])('asked for %s writes %s', async (type, written) => {
    const asked = pictureBrowser(() => 50_000);
    await compressPicture(original(), { type });
    expect(asked[0]?.type).toBe(written);
  });

  it('accepts a data URL', async () => {
    pictureBrowser(() => 2);
    expect((await compressPicture('data:image/png;base64,iVBORw0KGgo=')).size).toBe(2);
  });

  it('returns the original if that is smaller', async () => {
    pictureBrowser(() => 200_000);
    const source = original();
    expect(await compressPicture(source)).toBe(source);
  });

  it('never returns the original for a crop', async () => {
    pictureBrowser(() => 200_000);
    const crop = { x: 0, y: 0, width: 300, height: 400 };
    const cut = { turn: 0 as const, crop, to: { width: 300, height: 400 } };
    expect((await compressPicture(original(), { cut })).size).toBe(200_000);
  });

  it('reduces the pixels where no quality is small enough, and reports when that does not help either', async () => {
    const asked = pictureBrowser((_type, _quality, pixels) => pixels);
    const small = await compressPicture(original(1_000_000), { type: 'image/png', targetBytes: 300_000 });
    expect(small.size).toBeLessThanOrEqual(300_000);
    expect(asked.filter(({ width }) => width === 800)).toHaveLength(7);
    pictureBrowser(() => 500_000);
    const hopeless = compressPicture(original(1_000_000), { targetBytes: 300_000 });
    await expect(hopeless).rejects.toMatchObject({ code: 'canvasFailed' });
  });

  it('tries the quality of a large picture on a part of it, and encodes the whole once', async () => {
    const size = { width: 4_000, height: 3_000 };
    const asked = pictureBrowser((_type, quality, pixels) => (quality * pixels) / 2, size);
    const targetBytes = 2_000_000;
    const { size: bytes } = await compressPicture(original(9_000_000), { targetBytes });
    expect(bytes).toBeLessThanOrEqual(targetBytes);
    expect(bytes).toBeGreaterThanOrEqual(targetBytes * 0.95);
    expect(asked.filter(({ width }) => width === size.width)).toHaveLength(1);
    const sampled = asked.filter(({ width }) => width !== size.width);
    for (const { width, height } of sampled) expect(width * height).toBeLessThan((4_000 * 3_000) / 15);
  });

  it('encodes the whole once more where the part has told the wrong quality', async () => {
    const size = { width: 4_000, height: 3_000 };
    const denser = (pixels: number) => (pixels < 1_000_000 ? 0.4 : 0.5);
    const asked = pictureBrowser((_type, quality, pixels) => quality * pixels * denser(pixels), size);
    const { size: bytes } = await compressPicture(original(9_000_000), { targetBytes: 2_000_000 });
    expect(bytes).toBeLessThanOrEqual(2_000_000);
    expect(asked.filter(({ width }) => width === size.width).length).toBeLessThanOrEqual(3);
  });

  it('draws in bands in a page, which can react between them', async () => {
    pictureBrowser(() => 50_000, { width: 4_000, height: 3_000 });
    const brush = document.createElement('canvas').getContext('2d')!;
    const clip = vi.spyOn(brush, 'clip');
    const reactions: number[] = [];
    const timer = setInterval(() => reactions.push(clip.mock.calls.length));
    await compressPicture(original());
    clearInterval(timer);
    expect(clip).toHaveBeenCalledTimes(8);
    expect(reactions.some((bands) => bands > 0 && bands < 8)).toBe(true);
  });
});
