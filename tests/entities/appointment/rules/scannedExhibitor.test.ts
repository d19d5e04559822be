import { describe, expect, it } from 'vitest';
import { scannedExhibitor } from '#entities/appointment/rules/scannedExhibitor.ts';

describe('a scanned code', () => {
  const id = 'exhibitor000000000000001';
  const page = `/exhibitor/open00000000000000000001/${id}`;
  it.each([
    ['the address of its page', `https://fair.example.com${page}`, id],
    ['the same in a folder, with more behind it', `https://fair.example.com/app${page}?from=booth#top`, id],
    ['its id', ` ${id} `, id],
    ['another page', 'https://fair.example.com/exhibitors/open00000000000000000001', undefined],
    ['an id that is too long', `https://fair.example.com${page}1`, undefined],
    ['a text', 'hello', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, text, found) => {
    expect(scannedExhibitor(text)).toBe(found);
  });
});
