import { joinBytes, padToBlocks, rotateLeft, toHex, utf8 } from './bytes.ts';

type State = readonly [a: number, b: number, c: number, d: number, e: number];

/**
 * FIPS 180-4. Implemented here because the storage signature needs it in a worker on plain http, where
 * `crypto.subtle` is missing; it protects no secret.
 */
function sha1(message: Uint8Array): Uint8Array {
  const padded = padToBlocks(message, 'bigEndian');
  let state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476, 0xc3d2e1f0 | 0];
  for (let block = 0; block < padded.byteLength; block += 64)
    state = runRounds(state, schedule(padded, block));
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

export function sha1Hex(text: string): string {
  return toHex(sha1(utf8(text)));
}

/** RFC 2104, as hex. */
export function hmacSha1Hex(key: string, text: string): string {
  const given = utf8(key);
  const block = new Uint8Array(64);
  block.set(given.length > 64 ? sha1(given) : given);
  const inner = sha1(joinBytes([block.map((byte) => byte ^ 0x36), utf8(text)]));
  return toHex(sha1(joinBytes([block.map((byte) => byte ^ 0x5c), inner])));
}

/** The eighty words of a block: sixteen of its own, the rest derived. */
function schedule(padded: DataView, block: number): DataView {
  const words = new DataView(new ArrayBuffer(320));
  const word = (i: number) => words.getInt32(i * 4);
  for (let i = 0; i < 80; i++) {
    const mixed = () => rotateLeft(word(i - 3) ^ word(i - 8) ^ word(i - 14) ^ word(i - 16), 1);
    words.setInt32(i * 4, i < 16 ? padded.getInt32(block + i * 4) : mixed());
  }
  return words;
}

function runRounds(state: State, words: DataView): State {
  let [a, b, c, d, e] = state;
  for (let i = 0; i < 80; i++) {
    const [f, k] = step(i, b, c, d);
    const next = (rotateLeft(a, 5) + f + e + k + words.getInt32(i * 4)) | 0;
    [e, d, c, b, a] = [d, c, rotateLeft(b, 30), a, next];
  }
  const [a0, b0, c0, d0, e0] = state;
  return [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0, (e0 + e) | 0];
}

function step(i: number, b: number, c: number, d: number): readonly [number, number] {
  if (i < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (i < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (i < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}
