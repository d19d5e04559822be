// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { laterRoutes } from '#app/laterRoutes.ts';
import { ofExhibition } from '#app/ofExhibition.tsx';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

afterEach(cleanup);

const Shown = () => <p>{useExhibitionId()}</p>;

const routeAt = (path: string): ScreenRoute => ({
  path,
  load: async () => ({ default: Shown }),
  namespaces: [],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
});

const drawnBy = (route: ScreenRoute): RouteObject => ({
  path: route.path,
  lazy: async () => ({ Component: (await ofExhibition(route).load()).default }),
  HydrateFallback: () => null,
});

describe('a screen whose address names the exhibition', () => {
  it('draws everything inside for that one, and for the next one when the address changes', async () => {
    const router = createMemoryRouter([drawnBy(routeAt('/halls/:id'))], { initialEntries: ['/halls/first'] });
    render(<RouterProvider router={router} />);
    const drawn = await screen.findByText('first');
    await act(() => router.navigate('/halls/second'));
    expect(drawn.textContent).toBe('second');
  });

  it('keeps what its screen prepares', async () => {
    const prepare = async () => {};
    const route = { ...routeAt('/halls/:id'), load: async () => ({ default: Shown, prepare }) };
    expect((await ofExhibition(route).load()).prepare).toBe(prepare);
  });

  it('leaves a route whose address names none as it is', () => {
    const route = routeAt('/code');
    expect(ofExhibition(route)).toBe(route);
  });

  it('is opened by no later route that asks for no exhibition first', () => {
    const named = laterRoutes.filter(({ path }) => path.includes('/:id'));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ scope }) => scope === 'none')).toEqual([]);
  });
});
