// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenLooks } from '#boot/screens/screenLooks.ts';
import { screenTree, skeletonTrees } from '#boot/screens/screenTree.ts';
import { screenAddress } from '#domain/address/bootPages.ts';
import { writeNodes } from '#domain/page/writeNodes.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

const write = (nodes: Parameters<typeof writeNodes>[0]) => {
  const place = document.createElement('div');
  writeNodes(nodes, place);
  return place;
};

it.each([
  ['card', 5],
  ['row', 6],
  ['form', 2],
] as const)('the skeleton of the shape "%s" is painted as the app draws it', (shape, rows) => {
  const { container } = render(<ListSkeleton shape={shape} rows={rows} />);
  const drawn = container.querySelector('.ListSkeleton-root');
  expect(write(skeletonTrees[shape]()).innerHTML).toBe(drawn?.innerHTML);
});

it('the heading is painted as the app draws it', () => {
  const { container } = render(<PageHeading>展商</PageHeading>);
  const painted = write(screenTree({ shape: 'card' }, '展商')).querySelector('.pageHeading-root');
  expect(painted?.outerHTML).toBe(container.innerHTML);
});

it('the addresses that the page answers are those of the screens that it paints', () => {
  const segments = /\(([\w|-]+)\)/.exec(screenAddress.source)?.[1]?.split('|');
  expect(segments).toEqual(Object.keys(screenLooks));
});
