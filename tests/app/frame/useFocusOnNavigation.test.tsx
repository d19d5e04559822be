// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFocusOnNavigation } from '#app/frame/useFocusOnNavigation.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { provideServices, type Services } from '#session/services.ts';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';

const scrollTo = vi.fn();

function Frame() {
  useFocusOnNavigation();
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** A screen that leads straight into one of its fields. */
function Edit() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1 tabIndex={-1}>edit</h1>
      <input ref={field} aria-label="field" />
    </>
  );
}

function openAt(path: string) {
  const screen = (name: string) => ({ path: `/${name}`, element: <h1 tabIndex={-1}>{name}</h1> });
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          screen('select'),
          screen('login'),
          screen('code'),
          { path: '/edit', element: <Edit /> },
          { path: '/late', element: <p>waiting</p> },
          { path: '/list', element: <div data-in-place="">rows</div> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return {
    go: (to: string) => act(async () => router.navigate(to)),
    stay: (to: string) => act(async () => router.navigate(to, { replace: true, state: sameScreenState })),
    back: () => act(async () => router.navigate(-1)),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  provideServices({ times: waitingTimes } as Services);
});
afterEach(() => vi.useRealTimers());

describe('a navigation', () => {
  it('scrolls to the top after 200 ms, and not before', {
    tags: ['scroll-to-top'],
  }, async () => {
    const { go } = openAt('/select');
    await go('/login');
    await vi.advanceTimersByTimeAsync(199);
    expect(scrollTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('does not scroll at the first load, where the browser restores the position', async () => {
    openAt('/select');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('does not scroll under a finger that is down, but when it was released', async () => {
    const { go } = openAt('/select');
    await go('/login');
    await vi.advanceTimersByTimeAsync(150);
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(scrollTo).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('touchend', { bubbles: true }));
    expect(scrollTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('scrolls once when the visitor navigates again within the 200 ms', async () => {
    const { go } = openAt('/select');
    await go('/login');
    await vi.advanceTimersByTimeAsync(100);
    await go('/code?voucher=1');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('does not include changes of the address on the same screen, but includes Back to such an address', async () => {
    const { go, stay, back } = openAt('/code?voucher=1');
    await stay('/code?voucher=2');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    await go('/select');
    await vi.advanceTimersByTimeAsync(1_000);
    await back();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scrollTo).toHaveBeenCalledTimes(2);
    expect(document.activeElement?.textContent).toBe('code');
  });

  it('leaves a list where its visitor comes back to', async () => {
    const { go } = openAt('/select');
    await go('/list');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('keeps the focus that the new screen has set', async () => {
    const { go } = openAt('/select');
    await go('/edit');
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('shows the control that has the focus when the page has scrolled to the top', async () => {
    const shown = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView: shown });
    const { go } = openAt('/select');
    await go('/edit');
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown.mock.contexts).toEqual([document.activeElement]);
    await go('/login');
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('moves the focus to a heading that appears later, unless the visitor has moved it', async () => {
    const { go } = openAt('/select');
    await go('/late');
    expect(document.activeElement).toBe(document.body);
    const main = document.querySelector('main')!;
    await act(async () => {
      main.insertAdjacentElement('beforeend', Object.assign(document.createElement('h1'), { tabIndex: -1 }));
    });
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('moves the focus to the new screen’s heading immediately, and keeps it at the first load', async () => {
    const { go } = openAt('/select');
    expect(document.activeElement).toBe(document.body);
    await go('/login');
    expect(document.activeElement?.textContent).toBe('login');
  });
});
