import { crc32, deflateSync } from 'node:zlib';
import type { JSHandle, Page } from '@playwright/test';
import { type Orientation, uprightMatrix } from '#domain/picture/orientation.ts';
import { heldLike } from '#tests/support/jpegBytes.ts';

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const fileOf = (name: string, buffer: Uint8Array | string, mimeType = 'image/jpeg'): PictureFile => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer as Uint8Array),
});

/** The colours of the four corners of every picture that is painted here: upper left, upper right, lower left, lower right. */
export const corners = ['red', 'lime', 'blue', 'black'] as const;

interface Painting {
  readonly width: number;
  readonly height: number;
  readonly type?: 'image/jpeg' | 'image/png';
  /** Fine noise all over, so that hardly anything can be saved. */
  readonly isNoisy?: boolean;
  readonly orientation?: Orientation;
}

/** A picture with four coloured corners, as a camera stores it that was held like this. */
export async function paint(
  page: Page,
  { width, height, type = 'image/jpeg', isNoisy = false, orientation = 1 }: Painting,
): Promise<Uint8Array<ArrayBuffer>> {
  const isTurned = orientation >= 5;
  const stored = isTurned ? { width: height, height: width } : { width, height };
  const matrix = [...uprightMatrix(stored, orientation)];
  const base64 = await page.evaluate(
    async (given) => {
      const canvas = document.createElement('canvas');
      canvas.width = given.stored.width;
      canvas.height = given.stored.height;
      const brush = canvas.getContext('2d')!;
      // What the camera does is the reverse of what turns its picture upright.
      brush.setTransform(new DOMMatrix(given.matrix).inverse());
      const [halfX, halfY] = [given.width / 2, given.height / 2];
      for (const [index, colour] of given.corners.entries()) {
        brush.fillStyle = colour;
        brush.fillRect((index % 2) * halfX, Math.floor(index / 2) * halfY, halfX, halfY);
      }
      if (given.isNoisy) {
        const pixels = brush.getImageData(0, 0, canvas.width, canvas.height);
        let seed = 1;
        for (let at = 0; at < pixels.data.length; at += 1) {
          seed = (seed * 16_807) % 2_147_483_647;
          if (at % 4 !== 3) pixels.data[at] = seed & 255;
        }
        brush.putImageData(pixels, 0, 0);
      }
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, given.type, 0.98));
      const reader = new FileReader();
      const text = await new Promise<string>((done) => {
        reader.addEventListener('load', () => done(reader.result as string));
        reader.readAsDataURL(blob!);
      });
      return text.slice(text.indexOf(',') + 1);
    },
    { width, height, stored, matrix, type, isNoisy, corners },
  );
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  return orientation === 1 ? bytes : heldLike(bytes, orientation);
}

/** A picture of 108 million pixels in a few kilobytes: grey stripes, one bit each. */
export function hugePng(width = 12_000, height = 9_000): Uint8Array {
  const part = (type: string, body: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const row = Buffer.alloc(1 + width / 8, 0xf0);
  row[0] = 0;
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(rows, { level: 1 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

export interface SeenPhoto {
  readonly type: string;
  readonly bytes: number;
  readonly firstBytes: readonly number[];
  readonly width: number;
  readonly height: number;
  /** The nearest of the four colours in each corner. */
  readonly corners: readonly string[];
  readonly text: string;
}

/** The photo that the field has handed over last, as anybody would see it. */
export async function readHandedOver(page: Page): Promise<SeenPhoto> {
  const photo = await page.evaluateHandle(
    () => window.photoPage.handedOver[window.photoPage.handedOver.length - 1]!,
  );
  return seePhoto(page, photo);
}

/** A photo that came from a storage, as anybody would see it. */
export async function readStored(page: Page, stored: Buffer, type: string): Promise<SeenPhoto> {
  const photo = await page.evaluateHandle(
    (given) => {
      const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
      return new Blob([bytes], { type: given.type });
    },
    { base64: stored.toString('base64'), type },
  );
  return seePhoto(page, photo);
}

function seePhoto(page: Page, handle: JSHandle<Blob>): Promise<SeenPhoto> {
  return page.evaluate(
    async ({ photo, names }) => {
      const bytes = new Uint8Array(await photo.arrayBuffer());
      const bitmap = await createImageBitmap(photo);
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const brush = canvas.getContext('2d', { willReadFrequently: true })!;
      brush.drawImage(bitmap, 0, 0);
      const known: Record<string, readonly [number, number, number]> = {
        red: [255, 0, 0],
        lime: [0, 255, 0],
        blue: [0, 0, 255],
        black: [0, 0, 0],
      };
      const nearest = (x: number, y: number) => {
        const { data } = brush.getImageData(x, y, 1, 1);
        const far = (name: string) =>
          known[name]!.reduce((sum, part, index) => sum + Math.abs(part - data[index]!), 0);
        return [...names].sort((one, other) => far(one) - far(other))[0]!;
      };
      const [right, low] = [bitmap.width - 9, bitmap.height - 9];
      return {
        type: photo.type,
        bytes: photo.size,
        firstBytes: Array.from(bytes.subarray(0, 3)),
        width: bitmap.width,
        height: bitmap.height,
        corners: [nearest(8, 8), nearest(right, 8), nearest(8, low), nearest(right, low)],
        text: String.fromCharCode(...bytes.subarray(0, 4_000)),
      };
    },
    { photo: handle, names: corners },
  );
}
