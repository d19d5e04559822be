import { describe, expect, it } from 'vitest';
import { noTexts } from '#entities/card/rules/businessCard.ts';
import { readCardLines } from '#entities/card/rules/formats/readCardLines.ts';
import { lineCases, numberCases } from './cases/cardLines.ts';

describe('the number of a card in lines', () => {
  it.each(numberCases)('$title', ({ lines, texts, unused }) => {
    const read = readCardLines(lines.join('\n'));
    expect(read.texts).toEqual({ ...noTexts, ...texts });
    const left = read.unused.map(({ text }) => text);
    expect(unused === undefined ? undefined : left).toEqual(unused);
  });
});

describe('a card in lines', () => {
  it.each(lineCases)('$title', ({ lines, texts, unused }) => {
    const read = readCardLines(lines.join('\n'));
    expect(read.texts).toEqual({ ...noTexts, ...texts });
    const left = read.unused.map(({ text }) => text);
    expect(unused === undefined ? undefined : left).toEqual(unused);
  });

  it('says nothing of an empty text', () => {
    expect(readCardLines('')).toMatchObject({ texts: noTexts, unused: [] });
  });
});
