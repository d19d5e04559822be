import { describe, expect, it } from 'vitest';
import { applyTextSize } from '#domain/text/textSize.ts';

describe('the size of the text', () => {
  it.each([
    ['large', '125%'],
    ['extraLarge', '150%'],
    ['standard', ''],
    ['huge', ''],
    ['constructor', ''],
    [null, ''],
    [undefined, ''],
  ])('stored as %s is %s of the browser’s setting', (stored, size) => {
    const style = { fontSize: '110%' } as CSSStyleDeclaration;
    applyTextSize({ style }, stored);
    expect(style.fontSize).toBe(size);
  });
});
