// @ts-check
import { describe, expect, it } from 'vitest';
import { readFrame, writeFrame } from '#scripts/webSocket.mjs';

/** What a server would send back: the same frame without its mask. @param {string} text */
function unmasked(text) {
  const frame = writeFrame(text);
  const headerLength = frame.length - Buffer.byteLength(text) - 4;
  const mask = frame.subarray(headerLength, headerLength + 4);
  const payload = frame.subarray(headerLength + 4).map((byte, index) => byte ^ (mask[index & 3] ?? 0));
  const header = Buffer.from(frame.subarray(0, headerLength));
  header.writeUInt8(header.readUInt8(1) & 0x7f, 1);
  return Buffer.concat([header, payload]);
}

describe('a frame', () => {
  it.each([0, 1, 125, 126, 65535, 65536])('of %i bytes is read as it was written', (size) => {
    const text = 'x'.repeat(size);
    const bytes = Buffer.concat([unmasked(text), Buffer.from('next')]);
    expect(readFrame(bytes)).toMatchObject({ isLast: true, opcode: 1, length: bytes.length - 4 });
    expect(readFrame(bytes)?.payload.toString()).toBe(text);
  });

  it('keeps characters beyond ASCII', () => {
    expect(readFrame(unmasked('展会 🌾'))?.payload.toString()).toBe('展会 🌾');
  });

  it('that has not arrived whole is waited for', () => {
    const bytes = unmasked('x'.repeat(300));
    for (const end of [0, 1, 3, 4, bytes.length - 1])
      expect(readFrame(bytes.subarray(0, end))).toBeUndefined();
  });
});
