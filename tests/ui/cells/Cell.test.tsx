// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';

const spoken = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ');

describe('a group of cells', () => {
  it('is a named section with one item for each cell', () => {
    render(
      <CellGroup title="Visit">
        <Cell title="Hall 1" />
        <Cell title="Hall 2" />
      </CellGroup>,
    );
    const items = within(screen.getByRole('region', { name: 'Visit' })).getAllByRole('listitem');
    expect(items.map(spoken)).toEqual(['Hall 1', 'Hall 2']);
  });
});

describe('a cell', () => {
  it('with an address is a link whose name is title, note and value in this order', () => {
    render(
      <MemoryRouter>
        <Cell to="/teams/1" title="Teams" note="Until Friday" value="7" icon={<svg />} />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link');
    expect(spoken(link)).toBe('Teams Until Friday 7');
    expect(link.getAttribute('href')).toBe('/teams/1');
    expect(link.querySelectorAll('svg')).toHaveLength(2);
  });

  it('with an action is a button that acts when it is pressed', () => {
    const onAct = vi.fn();
    render(<Cell onAct={onAct} title="Refresh" />);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onAct).toHaveBeenCalledOnce();
  });

  it('without both is text, without a chevron', () => {
    const { container } = render(<Cell title="Mobile" value="139****1234" />);
    expect(spoken(container)).toBe('Mobile 139****1234');
    expect(container.querySelector('a, button, svg')).toBeNull();
  });
});
