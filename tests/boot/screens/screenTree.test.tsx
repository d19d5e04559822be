// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenLooks } from '#boot/screens/screenLooks.ts';
import { screenTree, skeletonTrees } from '#boot/screens/screenTree.ts';
import { loadLaterRoutes } from '#app/routes.ts';
import { screenAddress } from '#domain/address/bootPages.ts';
import { writeNodes } from '#domain/page/writeNodes.ts';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

const routes = await loadLaterRoutes();

const write = (nodes: Parameters<typeof writeNodes>[0]) => {
  const place = document.createElement('div');
  writeNodes(nodes, place);
  return place;
};

it.each([
  ['card', 5],
  ['tile', 6],
  ['film', 6],
  ['row', 6],
  ['form', 2],
] as const)('the skeleton of the shape "%s" is painted as the app draws it', (shape, rows) => {
  const { container } = render(<ListSkeleton shape={shape} rows={rows} />);
  const drawn = container.querySelector('.ListSkeleton-root');
  expect(write(skeletonTrees[shape]()).innerHTML).toBe(drawn?.innerHTML);
});

it.each([
  ['conferences', 'conferences/list/Programme'],
  ['halls', 'exhibitors/HallsScreen'],
  ['downloads', 'downloads/DownloadsScreen'],
  ['teams', 'teams/list/TeamList'],
  ['favourites', 'mine/favourites/FavouritesScreen'],
  ['messages', 'messages/list/MessageList'],
  ['appointments', 'appointments/AppointmentsScreen'],
  ['cart', 'cart/list/CartScreen'],
  ['orders', 'orders/OrderListScreen'],
])('the rows of %s are painted in the shape in which the app waits for them', (segment, screen) => {
  const source = readFileSync(`src/features/${screen}.tsx`, 'utf8');
  const [, asked = ''] = /<ListSkeleton\b([^>]*)\/>/.exec(source) ?? [];
  const [, shape = 'card'] = /shape="(\w+)"/.exec(asked) ?? [];
  expect(screenLooks[segment]?.shape).toBe(shape);
});

it('the heading is painted as the app draws it', () => {
  const { container } = render(<PageHeading>展商</PageHeading>);
  const painted = write(screenTree({ shape: 'card' }, '展商')).querySelector('.pageHeading-root');
  expect(painted?.outerHTML).toBe(container.innerHTML);
});

it('a grey heading is painted for one that the organiser may write, as the app draws it', () => {
  const { container } = render(<ListSkeleton shape="row" hasHeading />);
  const look = { shape: 'row', hasOwnTitle: true } as const;
  expect(write(screenTree(look, undefined)).querySelector('.screens-skeleton')?.innerHTML).toBe(
    container.querySelector('.ListSkeleton-root')?.innerHTML,
  );
  expect(write(screenTree(look, '组队')).querySelector('.ListSkeleton-heading')).toBeNull();
});

it('the list of teams waits with a grey heading where its title is not known', () => {
  const { teams } = screenLooks;
  if (teams === undefined) throw new Error('no teams');
  expect(write(screenTree(teams, undefined)).querySelector('.ListSkeleton-heading')).not.toBeNull();
});

it.each(Object.entries(screenLooks))(
  'the heading of %s is painted on a page of the kind that its screen has, where it stands in the bar',
  (segment, { bar }) => {
    const route = routes.find(({ path }) => new RegExp(`^/${segment}/:\\w+$`).test(path));
    expect(bar ?? route?.page).toBe(route?.page);
    const painted = write(screenTree({ shape: 'card', ...(bar && { bar }) }, '展商'));
    const { container } = render(<BarHeading>展商</BarHeading>);
    const inBar = painted.querySelector(`[data-page="${bar}"] > .barHeading-root`);
    expect(inBar?.outerHTML).toBe(bar && container.innerHTML);
  },
);

it('the addresses that the page answers are those of the screens that it paints', () => {
  const segments = /\(([\w|-]+)\)/.exec(screenAddress.source)?.[1]?.split('|');
  expect(segments).toEqual(Object.keys(screenLooks));
});
