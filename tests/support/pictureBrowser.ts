import { vi } from 'vitest';
import { jpegBytes } from './jpegBytes.ts';

interface Encoded {
  readonly type: string;
  readonly quality: number;
  readonly width: number;
  readonly height: number;
}

/** A browser that decodes everything to this size, and whose pictures weigh what the quality says. jsdom has no canvas. */
export function pictureBrowser(
  weighs: (type: string, quality: number, pixels: number) => number,
  size = { width: 800, height: 600 },
) {
  const asked: Encoded[] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...size, close: vi.fn() }));
  const pixels = { data: new Uint8ClampedArray(4).fill(255) };
  const brush = {
    canvas: document.createElement('canvas'),
    getImageData: () => pixels,
    ...Object.fromEntries(
      ['drawImage', 'fillRect', 'save', 'restore', 'transform', 'beginPath', 'rect', 'clip'].map((name) => [
        name,
        () => {},
      ]),
    ),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality = 0,
  ) {
    const { width, height } = this;
    asked.push({ type, quality: quality, width, height });
    const bytes = weighs(type, quality, width * height);
    done(new Blob([new Uint8Array(bytes)], { type: type === 'image/gif' ? 'image/png' : type }));
  });
  return asked;
}

/** A JPEG that such a browser takes for a picture; behind its end it goes on. */
export const pictureFile = (name = 'a.jpg', tailBytes = 2_000) =>
  new File([jpegBytes(800, 600), new Uint8Array(tailBytes)], name, { type: 'image/jpeg' });
