// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useKeptText } from '#ui/fields/useKeptText.ts';

const open = (kept: string) => renderHook(({ kept: now }) => useKeptText(now), { initialProps: { kept } });

describe('a text that is kept while it is typed', () => {
  it('stays as it is typed, however late and in whatever form it is kept', () => {
    const { result, rerender } = open('');
    for (const text of ['a', 'ab', 'ab ']) act(() => result.current.change(text, text.trim()));
    for (const kept of ['a', 'ab']) rerender({ kept });
    expect(result.current.text).toBe('ab ');
  });

  it('becomes what another phone has written where nothing is typed', () => {
    const { result, rerender } = open('');
    act(() => result.current.change('报价', '报价'));
    rerender({ kept: '报价' });
    rerender({ kept: '寄样品\n报价' });
    expect(result.current.text).toBe('寄样品\n报价');
  });

  it('holds both where another phone has written while it is typed', () => {
    const { result, rerender } = open('');
    act(() => result.current.change('报价', '报价'));
    rerender({ kept: '寄样品' });
    expect(result.current.text).toBe('寄样品\n报价');
    expect(result.current.latest.current).toBe('寄样品\n报价');
  });
});
