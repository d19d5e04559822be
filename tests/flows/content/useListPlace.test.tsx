// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListPlace } from '#flows/content/useListPlace.ts';

const left = { scrollY: 1200, listTop: 200, measured: [], focusedAt: 3 };

function Rows({ onLeave }: { readonly onLeave: (place: typeof left) => void }) {
  const leave = useEffectEvent(() => onLeave(left));
  useLayoutEffect(() => () => leave(), []);
  return null;
}

function List() {
  const [isHidden, setIsHidden] = useState(false);
  const { place, leave } = useListPlace(true);
  return (
    <>
      <button type="button" onClick={() => setIsHidden(!isHidden)}>
        Hide or show
      </button>
      <p data-testid="place">{place === undefined ? 'the top' : place.scrollY}</p>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Rows onLeave={leave} />
      </Activity>
    </>
  );
}

let entries = 0;

async function openAndReturn() {
  const routes = [
    { path: '/list', Component: List },
    { path: '/row', element: <p>row</p> },
  ];
  entries += 1;
  const initialEntries = [{ pathname: '/list', key: `list${entries}` }];
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  const place = () => screen.getByTestId('place').textContent;
  expect(place()).toBe('the top');
  await act(() => router.navigate('/row'));
  await act(() => router.navigate(-1));
  expect(place()).toBe('1200');
  return { router, place };
}

describe('a list that a visitor returns to', () => {
  it('begins where it was left until something else is asked for', async () => {
    const { router, place } = await openAndReturn();
    await act(() => router.navigate('/list?q=robot', { replace: true }));
    expect(place()).toBe('the top');
  });

  it('stays there when React takes its rows off the page for a moment', async () => {
    const { place } = await openAndReturn();
    const hideOrShow = () => fireEvent.click(screen.getByRole('button'));
    hideOrShow();
    expect(place()).toBe('1200');
    hideOrShow();
    expect(place()).toBe('1200');
  });
});
