/**
 * Removes everything but the pixels from a JPEG or PNG: position, camera, comment, thumbnail, text and trailing data.
 * Pixels do not change. Undefined if the file's structure is unusual, or if the pixels need more, such as a colour
 * profile: then re-encode it. Undefined too if more than `mostBytes` would be left; of a JPEG no more is read then.
 */
export function stripPicture(bytes: Uint8Array, mostBytes = Infinity): Uint8Array<ArrayBuffer> | undefined {
  const parts = bytes[0] === 0xff ? jpegParts(bytes, mostBytes) : pngParts(bytes);
  return parts && sumOf(parts) <= mostBytes ? joined(parts) : undefined;
}

export function isBarePicture(bytes: Uint8Array): boolean {
  const bare = stripPicture(bytes);
  return bare?.length === bytes.length && bare.every((byte, at) => byte === bytes[at]);
}

type Part = Uint8Array | readonly number[];

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.length, 0);

function joined(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sumOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const two = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

const frames = [0xc0, 0xc1, 0xc2];
/** Quantisation and Huffman tables, restart interval, number of lines. */
const tables = [0xdb, 0xc4, 0xdd, 0xdc];

function jpegParts(bytes: Uint8Array, mostBytes: number): readonly Part[] | undefined {
  if (bytes[1] !== 0xd8) return undefined;
  const parts: Part[] = [bytes.subarray(0, 2)];
  let [at, hasFrame, hasScan] = [2, false, false];
  for (;;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return hasFrame && hasScan ? [...parts, [0xff, 0xd9]] : undefined;
    const end = at + 2 + two(bytes, at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    at = end;
    if (marker === 0xda) {
      if (segment.length !== 8 + 2 * (segment[4] ?? 0)) return undefined;
      at = endOfScan(bytes.subarray(0, end + mostBytes), end);
      parts.push(segment, bytes.subarray(end, at));
      hasScan = true;
    } else if (frames.indexOf(marker) >= 0) {
      if (hasFrame || !isPlainFrame(segment)) return undefined;
      parts.push(segment);
      hasFrame = true;
    } else if (tables.indexOf(marker) >= 0) parts.push(segment);
    else if (marker === 0xe0 || marker === 0xee) parts.push(colourPart(segment));
    // Other APP2 segments, such as multi-picture data, are dropped.
    else if (marker === 0xe2 && text(segment, 4, 11) === 'ICC_PROFILE' && !isUsualProfile(segment))
      return undefined;
    else if (marker < 0xe0 || (marker > 0xef && marker !== 0xfe)) return undefined;
  }
}

/** Grey or three components; CMYK needs a print profile. */
function isPlainFrame(segment: Uint8Array): boolean {
  const components = segment[9] ?? 0;
  return (components === 1 || components === 3) && segment.length === 10 + 3 * components;
}

/** sRGB, which is the default without a profile; in one segment, its name in one- or two-byte characters. */
function isUsualProfile(segment: Uint8Array): boolean {
  const isAll = segment[16] === 1 && segment[17] === 1;
  return isAll && /s\0?R\0?G\0?B/.test(text(segment, 18, segment.length - 18));
}

/** The JFIF or Adobe header without thumbnail or text. */
function colourPart(segment: Uint8Array): Part {
  if (segment[1] === 0xe0 && text(segment, 4, 5) === 'JFIF\0' && segment.length >= 18)
    return [0xff, 0xe0, 0, 16, ...segment.subarray(4, 16), 0, 0];
  if (segment[1] === 0xee && text(segment, 4, 5) === 'Adobe' && segment.length >= 16)
    return [0xff, 0xee, 0, 14, ...segment.subarray(4, 16)];
  return [];
}

/** At a marker that is neither a stuffed byte (FF 00) nor a restart (FF D0 to D7). */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that affect the pixels, with their maximum size. */
const pngChunks: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  IDAT: Infinity,
  IEND: 0,
};

function pngParts(bytes: Uint8Array): readonly Part[] | undefined {
  if (pngSignature.some((byte, at) => bytes[at] !== byte)) return undefined;
  const parts: Part[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = two(bytes, at) * 65_536 + two(bytes, at + 2);
    const type = text(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length || type === 'iCCP' || type === 'cICP') return undefined;
    const most = pngChunks[type];
    if (most !== undefined && length > most) return undefined;
    if (most !== undefined) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

export function pngPixels(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = two(bytes, at) * 65_536 + two(bytes, at + 2);
    if (text(bytes, at + 4, 4) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return joined(parts);
}
