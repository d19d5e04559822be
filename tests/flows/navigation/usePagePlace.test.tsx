// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';

let isAnswered = true;
const answer = () => act(() => void window.dispatchEvent(new Event('answer')));
/** Of the top of the links in the window, in px. */
let linkTop = 0;

function Long() {
  const [isThere, setThere] = useState(isAnswered);
  useEffect(() => window.addEventListener('answer', () => setThere(true), { once: true }), []);
  return (
    <main data-in-place={usePagePlace() ? '' : undefined}>
      <h1 tabIndex={-1}>Fair</h1>
      <Link to="/product/1">headline</Link>
      {isThere && <Link to="/product/1">product</Link>}
    </main>
  );
}

const openProduct = async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Long /> },
      { path: '/product/1', element: <p>the product</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  linkTop = 320;
  window.scrollTo(0, 900);
  fireEvent.scroll(window);
  screen.getByText('product').focus();
  await act(() => router.navigate('/product/1'));
  return async () => {
    window.scrollTo(0, 0);
    await act(() => router.navigate(-1));
  };
};

const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  isAnswered = true;
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    window.scrollY = y;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: linkTop }) as DOMRect,
  );
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('shows the page where it was left, with the focus on the link that was followed', async () => {
  const back = await openProduct();
  linkTop = 1_220;
  await back();
  expect(window.scrollY).toBe(900);
  expect(focused()).toBe('product');
});

it('waits for a part that comes after the page, and brings its link to where it was in the window', async () => {
  const back = await openProduct();
  isAnswered = false;
  await back();
  expect(window.scrollY).toBe(900);
  expect(focused()).not.toBe('headline');
  linkTop = 400;
  answer();
  await vi.waitFor(() => expect(focused()).toBe('product'));
  expect(window.scrollY).toBe(980);
});

it('moves nothing any more when a part comes after some seconds', async () => {
  const back = await openProduct();
  isAnswered = false;
  vi.useFakeTimers();
  await back();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  window.scrollTo(0, 50);
  linkTop = 400;
  answer();
  await act(() => Promise.resolve());
  expect(window.scrollY).toBe(50);
});

it('leaves a visitor where they go meanwhile', async () => {
  const back = await openProduct();
  isAnswered = false;
  await back();
  fireEvent.wheel(window);
  window.scrollTo(0, 50);
  answer();
  await act(() => Promise.resolve());
  expect(window.scrollY).toBe(50);
  expect(focused()).not.toBe('product');
});
