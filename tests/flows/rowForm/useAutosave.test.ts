// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { provideServices, type Services } from '#session/services.ts';
import { flushAll } from '#session/beforeLeaving.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';

let saved: string[] = [];
/** A screen that saves `text`, as it is drawn last. */
function openScreen(first: string) {
  const drawn = renderHook(
    ({ text }) =>
      useAutosave(async () => {
        saved.push(text);
      }),
    { initialProps: { text: first } },
  );
  return { ...drawn, change: () => drawn.result.current() };
}

beforeEach(() => {
  saved = [];
  vi.useFakeTimers();
  provideServices({ times: waitingTimes } as Services);
});
afterEach(() => vi.useRealTimers());

describe('automatic saving', () => {
  it('begins once the save before it has ended, so that an older state never replaces a newer one', async () => {
    const begun: (() => void)[] = [];
    const { result } = renderHook(() => useAutosave(() => new Promise<void>((end) => begun.push(end))));
    result.current();
    const first = flushAll();
    result.current();
    const second = flushAll();
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toHaveLength(1);
    begun[0]?.();
    await first;
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toHaveLength(2);
    begun[1]?.();
    await second;
  });

  it('that has begun is waited for before the page is left', async () => {
    let finish = () => {};
    const { result } = renderHook(() =>
      useAutosave(
        () =>
          new Promise<void>((done) => {
            finish = () => {
              saved.push('江');
              done();
            };
          }),
      ),
    );
    result.current();
    act(() => {
      fireEvent.focusOut(document.body);
    });
    const left = flushAll().then(() => saved.push('left'));
    await vi.advanceTimersByTimeAsync(10);
    expect(saved).toEqual([]);
    finish();
    await left;
    expect(saved).toEqual(['江', 'left']);
  });

  it('happens 400 ms after the last change, once, with what is typed then', { tags: ['D17'] }, () => {
    const { rerender, change } = openScreen('江');
    change();
    vi.advanceTimersByTime(300);
    rerender({ text: '江海' });
    change();
    vi.advanceTimersByTime(399);
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(saved).toEqual(['江海']);
    vi.advanceTimersByTime(10_000);
    expect(saved).toEqual(['江海']);
  });

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the field is left', () => fireEvent.focusOut(document.body)],
    [
      'a camera is about to open',
      () => {
        const input = document.createElement('input');
        input.type = 'file';
        input.addEventListener('click', (event) => event.preventDefault());
        document.body.append(input);
        input.click();
        input.remove();
      },
    ],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('happens at once when %s, and not a second time', { tags: ['D17'] }, (_, leave) => {
    const { change } = openScreen('江');
    change();
    act(() => {
      leave();
    });
    expect(saved).toEqual(['江']);
    vi.advanceTimersByTime(10_000);
    expect(saved).toEqual(['江']);
  });

  it('happens immediately when the screen is left', () => {
    const { unmount, change } = openScreen('江');
    change();
    unmount();
    expect(saved).toEqual(['江']);
  });

  it('does not happen when the page comes back, or when nothing was changed', () => {
    const { unmount, change } = openScreen('江');
    change();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(400);
    saved = [];
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(saved).toEqual([]);
  });
});
