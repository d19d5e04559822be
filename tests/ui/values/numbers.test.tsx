// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Language } from '#language/language.ts';
import { Count } from '#ui/values/Count.tsx';
import { Money } from '#ui/values/Money.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

describe('a count', { tags: ['large-numbers'] }, () => {
  it.each([
    ['zh', undefined, '--'],
    ['zh', 9999, '9999'],
    ['zh', 12_500, '1.25万'],
    ['zh', 123_456_789, '1.23亿'],
    ['en', 3484, '3,484'],
    ['en', 12_500, '12.5K'],
    ['en', 999_995, '1M'],
    ['en', 1_234_567, '1.2M'],
    ['en', 123_456_789, '123.5M'],
    ['en', 1_234_567_890, '1.2B'],
  ] as const)('in %s: %s is shown as %s', async (language: Language, count, text) => {
    const { container } = await renderInLanguage(<Count count={count} />, language);
    expect(container.textContent).toBe(text);
  });

  it('that is shortened carries the exact number', async () => {
    const { container } = await renderInLanguage(<Count count={12_345} />);
    expect(container.querySelector('data')?.value).toBe('12345');
  });
});

describe('an amount of money', { tags: ['money'] }, () => {
  it.each([
    [1234, undefined, '¥12.34'],
    [0, undefined, '¥0.00'],
    [-50, undefined, '-¥0.50'],
    [123_456_789, undefined, '¥1,234,567.89'],
    [-100_000, undefined, '-¥1,000.00'],
    [99_999, undefined, '¥999.99'],
    [1999, 'USD', 'US$19.99'],
    [1999, 'CHF', 'CHF\u00a019.99'],
    [undefined, 'USD', '--'],
  ])('of %s cents in %s is %s', async (cents, currency, text) => {
    const { container } = await renderInLanguage(<Money cents={cents} {...(currency && { currency })} />);
    expect(container.textContent).toBe(text);
  });
});
