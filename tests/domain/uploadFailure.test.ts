import { expect, it } from 'vitest';
import { uploadFailureOf } from '../../src/domain/uploadFailure.ts';

it.each([
  [undefined, 'network'],
  [0, 'network'],
  [408, 'network'],
  [429, 'network'],
  [500, 'network'],
  [503, 'network'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
])('status %s is a matter of: %s', (status, cause) => {
  expect(uploadFailureOf(status)).toBe(cause);
});
