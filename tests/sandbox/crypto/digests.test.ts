import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { utf8 } from '#sandbox/crypto/bytes.ts';
import { md5Hex } from '#sandbox/crypto/md5.ts';
import { hmacSha1Hex, sha1Hex } from '#sandbox/crypto/sha1.ts';

// Lengths around the 64-byte blocks, where padding goes wrong.
const texts = [
  '',
  'abc',
  '展会 🌾',
  ...[54, 55, 56, 57, 63, 64, 65, 119, 120, 1000].map((length) => 'x'.repeat(length)),
];

describe('digests', () => {
  it.each(texts)('of %j are those of a known implementation', (text) => {
    expect(sha1Hex(text)).toBe(createHash('sha1').update(text).digest('hex'));
    expect(md5Hex(utf8(text))).toBe(createHash('md5').update(text).digest('hex'));
    expect(hmacSha1Hex('key', text)).toBe(createHmac('sha1', 'key').update(text).digest('hex'));
    expect(hmacSha1Hex(`${text}${text}`, 'message')).toBe(
      createHmac('sha1', `${text}${text}`).update('message').digest('hex'),
    );
  });
});
