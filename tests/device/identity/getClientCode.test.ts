import { describe, expect, it } from 'vitest';
import { getClientCode } from '#device/identity/getClientCode.ts';
import { createDeviceStore } from '#device/storage/deviceStore.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { FakeStorage } from '../fakeStorage.ts';

describe('the client code', () => {
  it('is created once, has 36 characters and is the same after a reload', { tags: ['client-code'] }, () => {
    const local = new FakeStorage();
    const open = () => createDeviceStore(createSafeStorage(() => local));
    const code = getClientCode(open());
    expect(code).toHaveLength(36);
    expect(getClientCode(open())).toBe(code);
  });

  it('is replaced where the stored one has another length', { tags: ['client-code'] }, () => {
    const local = new FakeStorage();
    local.setItem('clientCode', 'x'.repeat(37));
    const code = getClientCode(createDeviceStore(createSafeStorage(() => local)));
    expect(code).toHaveLength(36);
    expect(local.getItem('clientCode')).toBe(code);
  });
});
