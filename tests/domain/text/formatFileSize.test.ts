import { expect, it } from 'vitest';
import { formatFileSize } from '#domain/text/formatFileSize.ts';

it.each([
  [0, '0.00 B'],
  [512, '512.00 B'],
  [1023, '1023.00 B'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1.00 MB'],
  [2 * 1024 ** 2, '2.00 MB'],
  [1024 ** 3, '1.00 GB'],
  [5000 * 1024 ** 3, '5000.00 GB'],
  [-1, '--'],
  [NaN, '--'],
  [Infinity, '--'],
])('%d bytes are written as %s', { tags: ['file-sizes'] }, (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
