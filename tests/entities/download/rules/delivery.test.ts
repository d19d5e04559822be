import { describe, expect, it } from 'vitest';
import { chooseDelivery, fileAddress, isReadableAddress } from '#entities/download/rules/chooseDelivery.ts';
import { isOtherContent } from '#entities/download/rules/isOtherContent.ts';
import { hasSpaceFor, isKeptFile, mostKeptFileBytes } from '#entities/download/rules/keptFile.ts';

const facts = { canSave: true, isReadable: true, bytes: 1_000 };
const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const MB = 1024 * 1024;

describe('a file is loaded by the page', () => {
  it('where the page can read it and give it to the phone', () => {
    expect(chooseDelivery(facts)).toBe('page');
    expect(chooseDelivery({ ...facts, bytes: undefined })).toBe('page');
    expect(chooseDelivery({ ...facts, bytes: mostKeptFileBytes })).toBe('page');
  });

  it.each([
    ['one of two gigabytes', { bytes: 2 * 1024 * MB }],
    ['one inside another app', { canSave: false }],
    ['one that the content policy does not let it read', { isReadable: false }],
  ])('but not %s, whose address is opened', (_what, more) => {
    expect(chooseDelivery({ ...facts, ...more })).toBe('host');
  });

  it('from its own origin and the storage alone', () => {
    const here = { origin: 'https://fair.example', storageHost: 'files.example.com' };
    const isRead = (url: string) => isReadableAddress(url, here);
    expect(isRead('https://fair.example/a.pdf')).toBe(true);
    expect(isRead('https://files.example.com/a.pdf')).toBe(true);
    expect(isRead('https://fair.example.evil.com/a.pdf')).toBe(false);
    expect(isRead('http://files.example.com/a.pdf')).toBe(false);
    expect(isReadableAddress('https:///a.pdf', { ...here, storageHost: '' })).toBe(false);
  });
});

it.each([
  ['/sandbox/files/a.pdf', 'https://fair.example/sandbox/files/a.pdf'],
  ['//files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
  ['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['a.pdf', undefined],
  ['https://files.example.com', undefined],
])('the address %s leads to %s', (given, address) => {
  expect(fileAddress(given, 'https://fair.example')).toBe(address);
});

describe('what arrived', () => {
  it.each([
    ['pdf', '<!doctype html><title>', true],
    ['pdf', '%PDF-1.4', false],
    ['xlsx', 'PK..', false],
    ['mp4', '  <HTML>', true],
    ['mp4', '....ftyp', false],
    ['txt', '<html>', false],
    ['unknown', '<html>', false],
  ] as const)('in place of a %s as %j is other content: %s', (type, start, isOther) => {
    expect(isOtherContent(type, bytesOf(start))).toBe(isOther);
  });
});

describe('space on the phone', () => {
  it('is enough up to 300 MB in all, and where ten megabytes are left', () => {
    expect(hasSpaceFor(100 * MB, { keptBytes: 200 * MB, freeBytes: undefined })).toBe(true);
    expect(hasSpaceFor(100 * MB + 1, { keptBytes: 200 * MB, freeBytes: undefined })).toBe(false);
    expect(hasSpaceFor(5 * MB, { keptBytes: 0, freeBytes: 15 * MB })).toBe(true);
    expect(hasSpaceFor(5 * MB, { keptBytes: 0, freeBytes: 14 * MB })).toBe(false);
  });

  it('is listed by entries that can be read', () => {
    const file = { exhibitionId: 'a', id: 'b', url: '/c', name: { zh: '', en: '' }, bytes: 1, keptAtMs: 2 };
    expect([file, { ...file, bytes: 'x' }, null, { ...file, name: 'x' }].map(isKeptFile)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
