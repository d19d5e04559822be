import { describe, expect, it } from 'vitest';
import { mineDetailsPath, minePath } from '#domain/address/minePaths.ts';

const id = 'open00000000000000000001';
const recordId = 'registration000000000001';

describe('the addresses of the visitor’s own registration', () => {
  it.each([
    [minePath(id), `/mine/${id}`],
    [minePath(id, recordId), `/mine/${id}?voucher=${recordId}`],
    [mineDetailsPath(id, recordId), `/mine/${id}/details?voucher=${recordId}`],
    [mineDetailsPath(id, recordId, 'Diet'), `/mine/${id}/details?voucher=${recordId}&section=Diet`],
    [mineDetailsPath(id, recordId, 'a&b'), `/mine/${id}/details?voucher=${recordId}&section=a%26b`],
  ])('%s', (path, wanted) => {
    expect(path).toBe(wanted);
  });
});
