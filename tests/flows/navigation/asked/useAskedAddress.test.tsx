// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';

function List() {
  const { ask } = useAskedAddress();
  return (
    <>
      <button type="button" onClick={() => ask({ topic: 'green' })}>
        topic
      </button>
      <button type="button" onClick={() => ask({ language: 'en', page: '' })}>
        language
      </button>
    </>
  );
}

/** A list whose addresses open as slowly as on a busy phone. */
function openList(address: string) {
  const waiting: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        Component: List,
        HydrateFallback: () => null,
        loader: () => new Promise((open) => waiting.push(() => open(null))),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  const search = () => router.state.location.search;
  const openAll = () => act(async () => waiting.splice(0).forEach((open) => open()));
  return { search, openAll };
}

const tap = (name: string) => act(() => screen.getByText(name).click());

it('a choice that is made while another one opens adds to it', async () => {
  const { search, openAll } = openList('/list?day=1&page=2');
  await openAll();
  tap('topic');
  tap('language');
  await openAll();
  await waitFor(() => expect(search()).toBe('?day=1&topic=green&language=en'));
});

it('a choice that is made already opens nothing', async () => {
  const { search, openAll } = openList('/list?topic=green');
  await openAll();
  tap('topic');
  expect(search()).toBe('?topic=green');
});
