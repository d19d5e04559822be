import { describe, expect, it } from 'vitest';
import { chooseDelivery, fileAddress, isReadableAddress } from '#entities/download/rules/chooseDelivery.ts';
import { judgeContent } from '#entities/download/rules/judgeContent.ts';
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
    ['pdf', '<!doctype html><title>', 'page'],
    ['pdf', '\u00ef\u00bb\u00bf<html>', 'page'],
    ['pdf', '%PDF-1.4', 'fits'],
    ['pdf', '\u00ef\u00bb\u00bf%PDF-1.4', 'fits'],
    ['pdf', '\r\n%PDF-1.7', 'fits'],
    ['pdf', 'PK\u0003\u0004', 'differs'],
    ['jpg', '\u0089PNG', 'fits'],
    ['png', '\u00ff\u00d8\u00ff', 'fits'],
    ['jpg', 'RIFF....WEBP', 'fits'],
    ['jpg', '%PDF-1.4', 'differs'],
    ['xlsx', 'PK..', 'fits'],
    ['xlsx', '\u00d0\u00cf\u0011\u00e0', 'fits'],
    ['xlsx', 'a;b;c', 'differs'],
    ['mp4', '  <HTML>', 'page'],
    ['mp4', '....ftyp', 'fits'],
    ['txt', '<html>', 'fits'],
    ['unknown', '<html>', 'fits'],
  ] as const)('in place of a %s as %j is judged: %s', (type, start, judged) => {
    expect(judgeContent(type, bytesOf(start))).toBe(judged);
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
