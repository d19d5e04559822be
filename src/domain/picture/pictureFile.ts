import { ascii, four, two } from './byteFields.ts';
import type { Orientation, Size } from './orientation.ts';
import { type PictureKind, pictureKind } from './pictureKind.ts';

export interface OrientationMark {
  readonly orientation: Orientation;
  /** Offset of its two bytes. */
  readonly at: number;
  readonly isLittleEndian: boolean;
}

export interface PictureFile {
  readonly kind: PictureKind;
  /** As stored, not turned; only if it is near the start of the file. */
  readonly size?: Size;
  readonly mark?: OrientationMark;
  readonly isWhole: boolean;
  readonly isAnimated?: boolean;
}

/** Reads the headers without decoding. */
export function readPictureFile(bytes: Uint8Array): PictureFile {
  const kind = pictureKind(bytes);
  if (kind === 'jpeg') return readJpeg(bytes);
  if (kind === 'png') return readPng(bytes);
  if (kind === 'gif') {
    const size = { width: two(bytes, 6, true), height: two(bytes, 8, true) };
    return { kind, size, isWhole: bytes.length > 13, ...(hasSecondFrame(bytes) && { isAnimated: true }) };
  }
  return { kind, isWhole: hasAllBytes(kind, bytes) };
}

/** By the lengths that the file itself states; true where it states none. */
function hasAllBytes(kind: PictureKind, bytes: Uint8Array): boolean {
  if (kind === 'webp') return four(bytes, 4, true) + 8 <= bytes.length;
  if (kind === 'bmp') return four(bytes, 2, true) <= bytes.length;
  if (kind !== 'heic' && kind !== 'avif') return true;
  let at = 0;
  // Each box begins with its length; the last may have none, and reaches to the end.
  while (at + 8 <= bytes.length) {
    const length = four(bytes, at) === 1 ? four(bytes, at + 12) : four(bytes, at);
    if (length < 8) return true;
    at += length;
  }
  return at <= bytes.length;
}

function readPng(bytes: Uint8Array): PictureFile {
  const size = { width: four(bytes, 16), height: four(bytes, 20) };
  let isAnimated = false;
  // Each chunk begins with its length; the picture is complete if the walk reaches IEND.
  for (let at = 8; at + 12 <= bytes.length; at += four(bytes, at) + 12) {
    const type = ascii(bytes, at + 4, 4);
    if (type === 'acTL') isAnimated = true;
    if (type === 'IEND') return { kind: 'png', size, isWhole: true, ...(isAnimated && { isAnimated }) };
  }
  return { kind: 'png', size, isWhole: false };
}

function hasSecondFrame(bytes: Uint8Array): boolean {
  const tableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (from: number) => {
    let at = from;
    while ((bytes[at] ?? 0) !== 0) at += (bytes[at] ?? 0) + 1;
    return at + 1;
  };
  let frames = 0;
  for (let at = 13 + tableBytes(bytes[10]); at < bytes.length; ) {
    if (bytes[at] === 0x21) at = afterBlocks(at + 2);
    else if (bytes[at] === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      at = afterBlocks(at + 10 + tableBytes(bytes[at + 9]) + 1);
    } else return false;
  }
  return false;
}

const startOfScan = 0xda;

function readJpeg(bytes: Uint8Array): PictureFile {
  let size: Size | undefined;
  let mark: OrientationMark | undefined;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) break;
    if (isFrame(marker)) size ??= { width: two(bytes, at + 7), height: two(bytes, at + 5) };
    if (marker === 0xe1) mark ??= findMark(bytes, at + 4, at + 2 + two(bytes, at + 2));
    at += 2 + Math.max(2, two(bytes, at + 2));
  }
  const isWhole = size !== undefined && hasEnd(bytes, at);
  return { kind: 'jpeg', ...(size && { size }), ...(mark && { mark }), isWhole };
}

/** SOF markers: C0 to CF, except three tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * In the coded data FF D9 can only be the end; trailing data does not matter. Searched from behind, where it usually
 * is: on a slow phone reading several megabytes would block the page.
 */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.lastIndexOf(0xd9); at > from; at = bytes.lastIndexOf(0xd9, at - 1))
    if (bytes[at - 1] === 0xff) return true;
  return false;
}

const orientationTag = 0x0112;
/** Protects against a broken count. */
const maxEntries = 1_000;

function findMark(bytes: Uint8Array, from: number, until: number): OrientationMark | undefined {
  if (ascii(bytes, from, 6) !== 'Exif\0\0') return undefined;
  const tiff = from + 6;
  const order = ascii(bytes, tiff, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const isLittleEndian = order === 'II';
  const directory = tiff + four(bytes, tiff + 4, isLittleEndian);
  const count = Math.min(maxEntries, two(bytes, directory, isLittleEndian));
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > Math.min(until, bytes.length)) return undefined;
    if (two(bytes, entry, isLittleEndian) !== orientationTag) continue;
    const value = two(bytes, entry + 8, isLittleEndian);
    const isKnown = value >= 1 && value <= 8;
    return isKnown ? { orientation: value as Orientation, at: entry + 8, isLittleEndian } : undefined;
  }
  return undefined;
}

/** The two bytes that say "upright" in place of the mark: older browsers do not apply EXIF orientation, newer ones do. */
export const uprightMark = ({ isLittleEndian }: Pick<OrientationMark, 'isLittleEndian'>) =>
  new Uint8Array(isLittleEndian ? [1, 0] : [0, 1]);
