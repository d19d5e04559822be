// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fileFingerprint } from '#flows/uploads/fileFingerprint.ts';

const megabyte = 1024 * 1024;
const bytes = (length: number, last = 7) => {
  const content = new Uint8Array(length).fill(7);
  content[length - 1] = last;
  return content;
};

describe('a fingerprint', { tags: ['D19'] }, () => {
  it('is the same for the same bytes, for any file name', async () => {
    const one = await fileFingerprint(new File([bytes(2 * megabyte + 5)], 'a.pdf', { lastModified: 1 }));
    const same = await fileFingerprint(new File([bytes(2 * megabyte + 5)], 'b.jpg', { lastModified: 2 }));
    expect(one).toMatch(/^2097157-[0-9a-f]{64}$/);
    expect(same).toBe(one);
  });

  it.each([
    ['its last byte', bytes(2 * megabyte + 5, 8)],
    ['one byte more', bytes(2 * megabyte + 6)],
    ['its last slice', bytes(2 * megabyte)],
  ])('is another one for a file that differs in %s', async (_, other) => {
    expect(await fileFingerprint(new Blob([other]))).not.toBe(
      await fileFingerprint(new Blob([bytes(2 * megabyte + 5)])),
    );
  });

  it('is none on plain http, or of a file that cannot be read any more', async () => {
    const gone = new Blob(['text']);
    Object.defineProperty(gone, 'slice', { value: () => new Blob([]) });
    expect(await fileFingerprint(gone)).toBeUndefined();
    vi.stubGlobal('crypto', {});
    expect(await fileFingerprint(new Blob(['text']))).toBeUndefined();
  });
});
