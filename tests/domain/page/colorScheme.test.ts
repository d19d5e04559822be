import { describe, expect, it, vi } from 'vitest';
import { applyColorScheme } from '#domain/page/colorScheme.ts';

describe('light or dark', () => {
  it.each([
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['light', true, 'light'],
    ['light', false, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    [undefined, true, 'dark'],
    ['sepia', true, 'dark'],
    ['sepia', false, 'light'],
  ])('stored as %s on a phone that is dark (%s) is %s', (stored, isPhoneDark, applied) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhoneDark && query.includes('dark') }));
    const setAttribute = vi.fn();
    applyColorScheme({ setAttribute }, stored);
    expect(setAttribute.mock.calls).toEqual([['data-prefers-color-scheme', applied]]);
  });
});
