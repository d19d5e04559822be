// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPopInterceptor } from '#ui/overlay/interceptPops.ts';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';

/** What the router hears of the history. */
const routerHears = vi.fn();

beforeAll(() => {
  installPopInterceptor();
  window.addEventListener('popstate', () => void routerHears());
});
beforeEach(() => {
  routerHears.mockClear();
  window.history.pushState({ idx: 3 }, '');
});

function Overlay({ onBack }: { readonly onBack: () => void }) {
  const { leave } = useBackEntry(onBack);
  return (
    <button type="button" onClick={() => void leave()}>
      打开展商
    </button>
  );
}
const overlay = () => (window.history.state as { overlay?: unknown }).overlay;

async function open() {
  const onBack = vi.fn();
  const view = render(
    <StrictMode>
      <Overlay onBack={onBack} />
    </StrictMode>,
  );
  await waitFor(() => expect(overlay()).toBeDefined());
  return { onBack, ...view };
}

describe('an overlay with an entry in the history', () => {
  it('is closed by Back, of which the router hears nothing', async () => {
    const before = window.history.length;
    const { onBack, unmount } = await open();
    expect([window.history.length, window.history.state]).toMatchObject([before + 1, { idx: 3 }]);
    act(() => window.history.back());
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
    unmount();
    expect([overlay(), routerHears.mock.calls.length]).toEqual([undefined, 0]);
  });

  it('takes its entry out when it goes, and the next Back is the router’s', async () => {
    const { onBack, unmount } = await open();
    unmount();
    await waitFor(() => expect(overlay()).toBeUndefined());
    expect([onBack.mock.calls.length, routerHears.mock.calls.length]).toEqual([0, 0]);
    window.history.back();
    await waitFor(() => expect(routerHears).toHaveBeenCalledOnce());
  });

  it('stays open where the one before is still being taken out', async () => {
    const before = await open();
    // As a phone does that is busy: the step is told some time after it was asked for.
    const back = window.history.back.bind(window.history);
    vi.spyOn(window.history, 'back').mockImplementationOnce(() => void setTimeout(back, 60));
    before.unmount();
    const { onBack, unmount } = await open();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect([onBack.mock.calls.length, routerHears.mock.calls.length]).toEqual([0, 0]);
    expect(overlay()).toBeDefined();
    act(() => window.history.back());
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
    unmount();
  });

  it('can take it out before a navigation', async () => {
    const { onBack, unmount } = await open();
    screen.getByRole('button').click();
    await waitFor(() => expect(overlay()).toBeUndefined());
    await new Promise((resolve) => setTimeout(resolve, 0));
    window.history.pushState({ idx: 4 }, '');
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([window.history.state, onBack.mock.calls.length]).toEqual([{ idx: 4 }, 0]);
  });

  it('leaves a page alone that was navigated to since', async () => {
    const { unmount } = await open();
    window.history.pushState({ idx: 4 }, '');
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(window.history.state).toEqual({ idx: 4 });
    window.history.back();
    await waitFor(() => expect(routerHears).toHaveBeenCalledOnce());
  });
});
