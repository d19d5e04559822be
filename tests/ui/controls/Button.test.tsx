// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';

const clock = { nowMs: 0 };
beforeEach(() => {
  clock.nowMs = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock.nowMs);
});

function tapAt(name: string, ...timesMs: readonly number[]): void {
  for (const timeMs of timesMs) {
    clock.nowMs = 10_000 + timeMs;
    fireEvent.click(screen.getByRole('button', { name }));
  }
}

describe('a button that is tapped twice', { tags: ['click-debounce'] }, () => {
  it.each([
    ['at once', [0, 0], 1],
    ['after 499 ms', [0, 499], 1],
    ['after 500 ms', [0, 500], 2],
    ['on and on', [0, 400, 800, 1200], 1],
    ['on and on, and again after a pause', [0, 400, 800, 1300], 2],
  ])('%s acts as often as it should', (_when, timesMs, times) => {
    const press = vi.fn();
    render(<Button onClick={press}>展开</Button>);
    tapAt('展开', ...timesMs);
    expect(press).toHaveBeenCalledTimes(times);
  });

  it('remembers the first tap when it is rendered in between', () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={() => press('before')}>展开</Button>);
    tapAt('展开', 0);
    rerender(<Button onClick={() => press('after')}>展开</Button>);
    tapAt('展开', 100);
    expect(press.mock.calls).toEqual([['before']]);
  });

  it('does not block other buttons', () => {
    const press = vi.fn();
    render(
      <>
        <Button onClick={() => press('one')}>甲</Button>
        <Button onClick={() => press('other')}>乙</Button>
      </>,
    );
    tapAt('甲', 0);
    tapAt('乙', 10);
    expect(press.mock.calls).toEqual([['one'], ['other']]);
  });
});

it('a button that submits a form counts every tap, because the form’s state is its lock', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit">提交</Button>
    </form>,
  );
  tapAt('提交', 0, 100);
  expect(submit).toHaveBeenCalledTimes(2);
});
