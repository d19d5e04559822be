// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DetailSkeleton } from '#flows/content/detail/DetailSkeleton.tsx';
import { growPictures } from '#app/listening/growPictures.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';

type Update = () => Promise<void>;

const address = 'https://pictures.invalid/arm.jpg';
let updates: Update[] = [];
let stop = () => {};

/** The engine takes its picture of the old page first, and runs the update later. */
function startViewTransition(update: Update) {
  updates.push(update);
  return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
}

function setEngine({ isReduced = false, isAble = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener() {},
    removeEventListener() {},
  }));
  if (isAble)
    Object.defineProperty(document, 'startViewTransition', {
      value: startViewTransition,
      configurable: true,
    });
}

/** A page with two pictures, each of which leads to its own page. */
function openList() {
  const list = (
    <>
      <div data-shared="picture">一</div>
      <AppLink to="/arm" data-shares="picture">
        <img src={address} alt="" />
        机械臂
      </AppLink>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: list },
    { path: '/arm', element: <DetailSkeleton picture="square" of="product" /> },
  ]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: '机械臂' });
  const picture = link.querySelector('img');
  if (picture === null) throw new Error('No picture');
  Object.defineProperty(picture, 'currentSrc', { value: address });
  return { link, picture, path: () => router.state.location.pathname };
}

async function runUpdate() {
  let done: Promise<void> | undefined;
  // The page is drawn as `act` ends.
  await act(async () => void (done = updates[0]?.()));
  await done;
}

const nameOf = (element: HTMLElement) => element.style.getPropertyValue('view-transition-name');

beforeEach(() => {
  updates = [];
  stop = growPictures(document);
  setEngine();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('a picture that leads to its page', () => {
  it('is named before the page is left, and alone has its name', () => {
    const { link, picture, path } = openList();
    fireEvent.click(link);
    expect([nameOf(picture), nameOf(screen.getByText('一')), path()]).toEqual(['picture', 'none', '/']);
  });

  it('holds the old page until the new one is drawn', async () => {
    const { link, picture, path } = openList();
    fireEvent.click(link);
    await runUpdate();
    expect([path(), picture.isConnected]).toEqual(['/arm', false]);
  });

  it('stands in its place while the page is awaited', async () => {
    const { link } = openList();
    fireEvent.click(link);
    await runUpdate();
    const [shown] = Array.from(document.querySelectorAll<HTMLElement>('[data-shared="picture"]'));
    expect(shown?.style.backgroundImage).toBe(`url("${address}")`);
  });

  it.each([
    ['an engine that cannot show it', { isAble: false }],
    ['less motion is asked for', { isReduced: true }],
  ])('leads on without a motion: %s', async (_, engine) => {
    Reflect.deleteProperty(document, 'startViewTransition');
    setEngine(engine);
    const { link, picture, path } = openList();
    fireEvent.click(link);
    await waitFor(() => expect(path()).toBe('/arm'));
    expect([updates.length, nameOf(picture)]).toEqual([0, '']);
  });

  it('leaves a tap that opens a new tab to the browser', () => {
    const { link, path } = openList();
    let isLeft = false;
    const onClick = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      // Nothing opens a tab here.
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect([isLeft, updates.length, path()]).toEqual([true, 0, '/']);
  });
});
