import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import gifenc from 'gifenc';
import { PNG } from 'pngjs';

/** Of the 255 colours of a frame: the most frequent as they are, the others by likeness. One index is for "as before". */
const exactColours = 191;
const similarColours = 64;

/** Takes a picture of the page for each frame, and writes them as one animated picture. */
export function recordGif(page: Page) {
  const encoder = gifenc.GIFEncoder();
  let before: Uint32Array | undefined;
  let ms = 0;

  /** What is on the screen now, for so many milliseconds. */
  async function frame(delay: number): Promise<void> {
    const { data, width, height } = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
    const rgba = new Uint8Array(data);
    const pixels = new Uint32Array(rgba.buffer);
    const exact = frequentColours(pixels);
    const similar = gifenc.quantize(rgba, similarColours);
    const index = gifenc.applyPalette(rgba, similar);
    const unchanged = exact.length + similar.length;
    for (const [at, pixel] of pixels.entries()) {
      const same = exact.indexOf(pixel);
      if (pixel === before?.[at]) index[at] = unchanged;
      else index[at] = same >= 0 ? similar.length + same : (index[at] ?? 0);
    }
    encoder.writeFrame(index, width, height, {
      palette: [...similar, ...exact.map(rgbOf), [0, 0, 0]],
      delay,
      transparent: before !== undefined,
      transparentIndex: unchanged,
      dispose: 1,
    });
    before = pixels;
    ms += delay;
  }

  /** Returns its length in milliseconds and its size in bytes. */
  function save(path: string): { ms: number; bytes: number } {
    encoder.finish();
    const bytes = encoder.bytes();
    writeFileSync(path, bytes);
    return { ms, bytes: bytes.length };
  }

  return { frame, save };
}

function frequentColours(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, exactColours)
    .map(([pixel]) => pixel);
}

/** Pixels are stored as alpha, blue, green, red. */
const rgbOf = (pixel: number): [number, number, number] => [
  pixel & 0xff,
  (pixel >> 8) & 0xff,
  (pixel >> 16) & 0xff,
];
