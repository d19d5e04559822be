import { describe, expect, it } from 'vitest';
import { findIdentityReads } from './identityReads.ts';
import { readSources } from './sources.ts';

describe('the sources', () => {
  it('ask src/session/acting who acts, and find it out nowhere else', () => {
    const sources = readSources(['src']);
    expect(Object.keys(sources).length).toBeGreaterThan(0);
    expect(findIdentityReads(sources)).toEqual([]);
  });
});

describe('a place that finds out who acts is found:', () => {
  const breaches: [source: string, name: string][] = [
    ['const { visitorId } = services().device.getState()', 'visitorId'],
    ['const { visitorId: mine, locale } = appDeviceStore().getState()', 'visitorId'],
    ['const id = services().device.getState().userId', 'userId'],
    ['const id = device.getState().exhibitorId ?? ""', 'exhibitorId'],
    ['const id = useDevice((device) => device.organizerUserId)', 'organizerUserId'],
    ['const id = useDevice(({ systemAdminUser }) => systemAdminUser)', 'systemAdminUser'],
    ['const isIn = useDevice((state) => (state.visitorId ?? state.locale) !== undefined)', 'visitorId'],
    ["set('token', login.token)", 'token'],
    ["device.getState().set('visitorId', id)", 'visitorId'],
    ['const held = useVouchers().find((one) => one.exhibitionId === id)', 'a voucher'],
    ['const held = voucherStore().list().find(({ exhibitionId }) => exhibitionId === id)', 'a voucher'],
    ['const held = voucherStore().list().filter(isHere).find((one) => one.group !== undefined)', 'a voucher'],
  ];

  it.each(breaches)('%s', (source, name) => {
    expect(findIdentityReads({ 'src/features/a.tsx': source })).toEqual([
      expect.stringContaining(`src/features/a.tsx:1 ${name}: `),
    ]);
  });

  it('and what src/session/acting does is none', () => {
    const sources = Object.fromEntries(
      breaches.map(([source], at) => [`src/session/acting/a${at}.ts`, source]),
    );
    expect(findIdentityReads(sources)).toEqual([]);
  });
});

describe('what is no such place:', () => {
  it.each([
    ['the exhibition in use', 'const { entranceId } = services().device.getState()'],
    ['the field of a row', 'const { visitorId } = row'],
    ['a voucher that is named', 'const held = useVouchers().find((one) => one.recordId === id)'],
    ['a state of another store', 'const { userId } = store.getState()'],
  ])('%s', (_, source) => {
    expect(findIdentityReads({ 'src/features/a.tsx': source })).toEqual([]);
  });
});
