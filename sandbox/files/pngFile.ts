import { crc32 } from './crc32.ts';
import { type Bytes, joinBytes, packed, utf8 } from './joinBytes.ts';

const [width, height] = [240, 160];
/** The most that one block of uncompressed data holds. */
const block = 65_535;

/** A plan of two halls with their aisles, in shades of grey. */
export function pngFile(): Bytes {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) lines[y * (width + 1) + x + 1] = shadeAt(x, y);
  const header = packed(
    [
      [width, 4],
      [height, 4],
      [8, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    false,
  );
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return joinBytes([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', stored(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function shadeAt(x: number, y: number): number {
  const isWall = x < 4 || y < 4 || x > width - 5 || y > height - 5 || Math.abs(x - width / 2) < 2;
  if (isWall) return 40;
  return x % 30 < 8 || y % 40 < 10 ? 245 : 190;
}

function chunk(name: string, bytes: Uint8Array): Bytes {
  const named = joinBytes([utf8(name), bytes]);
  return joinBytes([packed([[bytes.length, 4]], false), named, packed([[crc32(named), 4]], false)]);
}

/** A zlib stream without compression. */
function stored(bytes: Uint8Array): Bytes {
  const parts: Uint8Array[] = [Uint8Array.from([0x78, 0x01])];
  for (let from = 0; from < bytes.length; from += block) {
    const part = bytes.slice(from, from + block);
    const isLast = from + block >= bytes.length;
    parts.push(
      packed(
        [
          [Number(isLast), 1],
          [part.length, 2],
          [~part.length & 0xffff, 2],
        ],
        true,
      ),
      part,
    );
  }
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return joinBytes([...parts, packed([[high * 65_536 + low, 4]], false)]);
}
