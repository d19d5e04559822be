import { padToBlocks, rotateLeft, toHex } from './bytes.ts';

type State = readonly [a: number, b: number, c: number, d: number];

/** RFC 1321, as hex: an object's ETag. The storage SDK compares it to decide which parts to skip. */
export function md5Hex(message: Uint8Array): string {
  const padded = padToBlocks(message, 'littleEndian');
  let state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < padded.byteLength; block += 64) state = runRounds(state, padded, block);
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => digest.setInt32(index * 4, word, true));
  return toHex(new Uint8Array(digest.buffer));
}

/** The rotations of each round's four steps, one byte each. */
const shifts = [0x070c1116, 0x05090e14, 0x040b1017, 0x060a0f15] as const;
const sineWords = new DataView(new ArrayBuffer(256));
for (let i = 0; i < 64; i++) sineWords.setUint32(i * 4, Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

function runRounds(state: State, padded: DataView, block: number): State {
  let [a, b, c, d] = state;
  for (let i = 0; i < 64; i++) {
    const [f, word, shift] = step(i, b, c, d);
    const sum = (a + f + sineWords.getInt32(i * 4) + padded.getInt32(block + word * 4, true)) | 0;
    [a, d, c, b] = [d, c, b, (b + rotateLeft(sum, (shift >> (24 - (i % 4) * 8)) & 31)) | 0];
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0];
}

/** The mixed value, the index of the word, and the round's rotations. */
function step(i: number, b: number, c: number, d: number): readonly [number, number, number] {
  if (i < 16) return [(b & c) | (~b & d), i, shifts[0]];
  if (i < 32) return [(d & b) | (~d & c), (5 * i + 1) % 16, shifts[1]];
  if (i < 48) return [b ^ c ^ d, (3 * i + 5) % 16, shifts[2]];
  return [c ^ (b | ~d), (7 * i) % 16, shifts[3]];
}
