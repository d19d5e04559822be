/** Each byte as one character. */
export const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** A number of two bytes; those beyond the end are 0. */
export const two = (bytes: Uint8Array, at: number, isLittleEndian = false) => {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  return isLittleEndian ? first + second * 256 : first * 256 + second;
};

/** A number of four bytes. */
export const four = (bytes: Uint8Array, at: number, isLittleEndian = false) =>
  isLittleEndian
    ? two(bytes, at, true) + two(bytes, at + 2, true) * 65_536
    : two(bytes, at) * 65_536 + two(bytes, at + 2);
