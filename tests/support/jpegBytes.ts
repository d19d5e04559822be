/** The part of a JPEG in which a camera says how it was held. */
export function exifPart(orientation: number, isLittleEndian = false): number[] {
  const number = (value: number, length: 2 | 4) => {
    const bytes = Array.from({ length }, (_, index) => (value >> (8 * (length - 1 - index))) & 0xff);
    return isLittleEndian ? bytes.reverse() : bytes;
  };
  const tiff = [
    ...Buffer.from(isLittleEndian ? 'II' : 'MM'),
    ...number(42, 2),
    ...number(8, 4),
    ...number(2, 2),
    // Something else first: a camera's name is there before the orientation.
    ...number(0x010f, 2),
    ...number(2, 2),
    ...number(4, 4),
    ...Buffer.from('ABC\0'),
    ...number(0x0112, 2),
    ...number(3, 2),
    ...number(1, 4),
    ...number(orientation, 2),
    0,
    0,
    ...number(0, 4),
  ];
  const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  return [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
}

/** A JPEG as a camera writes it that was held like this. */
export function heldLike(
  jpeg: Uint8Array,
  orientation: number,
  isLittleEndian = false,
): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...jpeg.subarray(0, 2),
    ...exifPart(orientation, isLittleEndian),
    ...jpeg.subarray(2),
  ]);
}

/** The frame of a JPEG of this size, with as good as nothing in it. */
export function jpegBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  return new Uint8Array([0xff, 0xd8, ...frame, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0, 3, 0xff, 0xd9]);
}
