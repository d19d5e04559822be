// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { IndexBar } from '#ui/list/IndexBar.tsx';

function renderBar() {
  const onSelect = vi.fn<(index: string) => void>();
  function Screen() {
    const [current, setCurrent] = useState('C');
    const select = (index: string) => {
      onSelect(index);
      setCurrent(index);
    };
    return <IndexBar label="按拼音定位" indexes={['A', 'C', 'L', '#']} current={current} onSelect={select} />;
  }
  render(<Screen />);
  return onSelect;
}
const current = () => screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'));

describe('an index bar', () => {
  it('is a named navigation with one stop of the keyboard, which is the current letter', async () => {
    renderBar();
    expect(screen.getByRole('navigation', { name: '按拼音定位' })).toBeTruthy();
    await userEvent.tab();
    expect([document.activeElement?.textContent, current()]).toEqual(['C', [document.activeElement]]);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves by arrow keys, Home, End and typed letters, not beyond its ends', async () => {
    const onSelect = renderBar();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowDown}{ArrowUp}{Home}{ArrowUp}cx');
    expect(onSelect.mock.calls.flat()).toEqual(['L', '#', '#', 'L', 'A', 'A', 'C']);
    expect(document.activeElement?.textContent).toBe('C');
  });

  it('follows a finger and shows the letter under it until it is lifted', () => {
    const onSelect = renderBar();
    const bar = screen.getByRole('navigation');
    const over = (letter: string) => {
      document.elementFromPoint = () => screen.getByRole('button', { name: letter });
      fireEvent.touchMove(bar, { touches: [{ clientX: 1, clientY: 1 }] });
    };
    over('L');
    over('L');
    over('A');
    expect(onSelect.mock.calls.flat()).toEqual(['L', 'A']);
    expect(screen.getAllByText('A')).toHaveLength(2);
    fireEvent.touchEnd(bar);
    expect(screen.getAllByText('A')).toHaveLength(1);
  });

  it('selects what is tapped', async () => {
    const onSelect = renderBar();
    await userEvent.click(screen.getByRole('button', { name: '#' }));
    expect(onSelect.mock.calls).toEqual([['#']]);
  });
});
