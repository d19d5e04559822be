export type Bytes = Uint8Array<ArrayBuffer>;

export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Whole numbers as they stand in a file: `[value, bytes]` each. */
export function packed(
  numbers: readonly (readonly [value: number, bytes: 1 | 2 | 4])[],
  isLittle: boolean,
): Bytes {
  const bytes = new Uint8Array(numbers.reduce((length, [, size]) => length + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 1) view.setUint8(at, value);
    else if (size === 2) view.setUint16(at, value, isLittle);
    else view.setUint32(at, value, isLittle);
    at += size;
  }
  return bytes;
}
