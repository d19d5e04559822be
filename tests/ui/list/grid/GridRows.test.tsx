// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GridRows } from '#ui/list/grid/GridRows.tsx';
import type { ListInsert } from '#ui/list/VirtualRows.tsx';
import type { RowsPlace } from '#ui/list/useRowsPlace.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(280);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = '';
});

const rows = Array.from({ length: 9 }, (_, at) => `row ${at + 1}`);
const renderRow = (row: string) => <a href={`#${row}`}>{row}</a>;
const keyOf = (row: string) => row;
let left: RowsPlace | undefined;
const leave = (place: RowsPlace) => {
  left = place;
};
const list = (place?: RowsPlace, insert?: ListInsert) => (
  <GridRows
    rows={rows}
    keyOf={keyOf}
    render={renderRow}
    label="rows"
    estimatedRowRem={17}
    initialOffsetRem={0}
    place={place}
    onLeave={leave}
    insert={insert}
  />
);
const columns = () =>
  document.querySelector<HTMLElement>('[style*="--columns"]')?.style.getPropertyValue('--columns');

const turnTo = (width: number) => {
  vi.stubGlobal('innerWidth', width);
  act(() => void fireEvent(window, new Event('resize')));
};

describe('rows beside each other', () => {
  it('stand in two columns on a phone, in more on a wide screen, and in one with large text', () => {
    vi.stubGlobal('innerWidth', 390);
    const { unmount } = render(list());
    expect(columns()).toBe('2');
    turnTo(320);
    expect(columns()).toBe('2');
    turnTo(1280);
    expect(columns()).toBe('4');
    unmount();
    document.documentElement.style.fontSize = '32px';
    vi.stubGlobal('innerWidth', 320);
    render(list());
    expect(columns()).toBe('1');
  });

  it('are items of one list, each with its own place in it', () => {
    vi.stubGlobal('innerWidth', 390);
    render(list());
    const items = screen.getAllByRole('listitem');
    const third = items.find((item) => item.textContent === 'row 3');
    expect(third?.getAttribute('aria-posinset')).toBe('3');
    expect(third?.getAttribute('aria-setsize')).toBe('9');
    expect(screen.getByRole('list', { name: 'rows' }).contains(third ?? null)).toBe(true);
  });

  it('take the focus again that they had, also in the second column', () => {
    vi.stubGlobal('innerWidth', 390);
    const { unmount } = render(list());
    act(() => screen.getByText('row 4').focus());
    unmount();
    expect(left).toMatchObject({ focusedAt: 1, focusedPart: '1' });
    render(list(left));
    expect(document.activeElement?.textContent).toBe('row 4');
  });

  it('leave what stands behind one of them to an item behind its whole line', () => {
    vi.stubGlobal('innerWidth', 390);
    const item = (
      <div role="listitem" aria-label="notice">
        notice
      </div>
    );
    render(list(undefined, { at: 2, item }));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.slice(3, 6)).toEqual(['row 4', 'notice', 'row 5']);
  });
});
