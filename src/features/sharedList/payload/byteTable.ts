/** Numbers and texts one after the other. */
export function createByteWriter() {
  const bytes: number[] = [];
  function number(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return {
    bytes,
    number,
    text(value: string) {
      const coded = new TextEncoder().encode(value);
      number(coded.length);
      for (const byte of Array.from(coded)) bytes.push(byte);
    },
  };
}

/** What is no table of a writer: cut off, or anything else. */
export class Unreadable extends Error {}

export function createByteReader(bytes: Uint8Array) {
  let at = 0;
  function number(): number {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined || factor > 2 ** 42) throw new Unreadable();
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }
  return {
    number,
    text(): string {
      const length = number();
      if (at + length > bytes.length) throw new Unreadable();
      at += length;
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at - length, at));
    },
    /** How many follow, each of a byte at least. */
    count(): number {
      const count = number();
      if (count > bytes.length) throw new Unreadable();
      return count;
    },
    isAtEnd: () => at === bytes.length,
  };
}

export type ByteWriter = ReturnType<typeof createByteWriter>;
export type ByteReader = ReturnType<typeof createByteReader>;
