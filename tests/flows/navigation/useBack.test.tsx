// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followTrail } from '#flows/navigation/historyTrail.ts';
import { useBack } from '#flows/navigation/useBack.ts';

function Detail() {
  return (
    <button type="button" onClick={useBack('/hub')}>
      Back
    </button>
  );
}

const routes = [
  { path: '/hub', element: <p>hub</p> },
  { path: '/list', element: <p>list</p> },
  { path: '/detail', element: <Detail /> },
];

function open(path: string) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(routes);
  followTrail(router);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

it('leads back to the page of the app before', async () => {
  const router = open('/list?q=robot');
  await act(() => router.navigate('/detail'));
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('list')).toBeDefined();
  expect(router.state.historyAction).toBe('POP');
  expect(router.state.location.search).toBe('?q=robot');
});

it('leads from a page that was opened by a link to its hub, and not back to that page', async () => {
  const router = open('/detail');
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('hub')).toBeDefined();
  expect(router.state.historyAction).toBe('REPLACE');
});
