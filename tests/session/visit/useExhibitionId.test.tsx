// @vitest-environment jsdom
import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExhibitionIdProvider, useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { inExhibition } from './inExhibition.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Shown = () => <p>{useExhibitionId()}</p>;

describe('the exhibition of a page', () => {
  it('is the one that its provider names', () => {
    const { result } = renderHook(() => useExhibitionId(), { wrapper: inExhibition('first') });
    expect(result.current).toBe('first');
  });

  it('is that of the nearest provider where a row inside the page says another', () => {
    const { container } = render(
      <ExhibitionIdProvider value="page">
        <ExhibitionIdProvider value="row">
          <Shown />
        </ExhibitionIdProvider>
      </ExhibitionIdProvider>,
    );
    expect(container.textContent).toBe('row');
  });

  it('changes with the provider, without a new mount', () => {
    const page = (id: string) => (
      <ExhibitionIdProvider value={id}>
        <Shown />
      </ExhibitionIdProvider>
    );
    const { container, rerender } = render(page('first'));
    const drawn = container.querySelector('p');
    rerender(page('second'));
    expect(drawn?.textContent).toBe('second');
    expect(container.querySelector('p')).toBe(drawn);
  });

  it('is never guessed: without a provider, or one without an id, asking for it is an error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('entranceId', 'last');
    expect(() => renderHook(() => useExhibitionId())).toThrow('No exhibition here');
    const nothing = (
      <ExhibitionIdProvider value={undefined}>
        <Shown />
      </ExhibitionIdProvider>
    );
    expect(() => render(nothing)).toThrow('No exhibition here');
  });
});
