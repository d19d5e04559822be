import { element, type PageElement, type PageNode } from '#domain/page/writeNodes.ts';
import type { ScreenLook } from './screenLooks.ts';

// Class names are written out: the build leaves rules out whose names it does not find.
const lines = () =>
  element('span', 'ListSkeleton-lines', [
    element('span', 'ListSkeleton-line'),
    element('span', 'ListSkeleton-short'),
  ]);
const card = () =>
  element('div', 'ListSkeleton-box ListSkeleton-card', [element('span', 'ListSkeleton-picture'), lines()]);
const tile = (picture: string) => () =>
  element('div', 'ListSkeleton-box ListSkeleton-tile', [element('span', picture), lines()]);
const row = () => element('div', 'ListSkeleton-part', [element('span', 'ListSkeleton-dot'), lines()]);
const question = () =>
  element('div', 'ListSkeleton-question', [
    element('span', 'ListSkeleton-short'),
    element('span', 'ListSkeleton-control'),
  ]);
const several = (count: number, one: () => PageElement) => Array.from({ length: count }, one);
const box = (children: readonly PageNode[]) => element('div', 'ListSkeleton-box', children);

/** As `ListSkeleton` draws them. */
export const skeletonTrees: Readonly<Record<ScreenLook['shape'], () => PageNode[]>> = {
  card: () => several(5, card),
  tile: () => [element('div', 'ListSkeleton-tiles', several(6, tile('ListSkeleton-square')))],
  film: () => [
    element('div', 'ListSkeleton-tiles', several(6, tile('ListSkeleton-square ListSkeleton-wide'))),
  ],
  row: () => [box(several(6, row))],
  form: () => [box(several(2, question))],
};

/** As `BarHeading` and `PageHeading` draw it. */
const heading = (title: string, bar: ScreenLook['bar']) =>
  bar === undefined
    ? element('div', 'pageHeading-root', [element('h1', 'pageHeading-title', [title], { tabindex: '-1' })])
    : element('div', 'barHeading-root', [
        element('h1', 'barHeading-title', [title], { tabindex: '-1', 'data-in-bar': '' }),
      ]);

/** The heading where it is known, and the shape of what comes. `isAsked`: the address says what is searched or chosen. */
export function screenTree(
  { shape, hasSearch, hasFair, hasNoLine, hasLineWhenAsked, hasStates, hasOwnTitle, bar }: ScreenLook,
  title: string | undefined,
  isAsked = false,
): PageNode[] {
  const hasLine = bar !== undefined && !hasNoLine && (isAsked || !hasLineWhenAsked);
  const nodes = [
    ...(hasFair ? [element('div', 'screens-fair')] : []),
    ...(title === undefined ? [] : [heading(title, bar)]),
    element(
      'div',
      'screens-skeleton',
      [
        ...(hasOwnTitle && title === undefined ? [element('span', 'ListSkeleton-heading')] : []),
        ...(hasSearch ? [element('div', 'screens-search')] : []),
        ...(hasStates ? [element('div', 'screens-states')] : []),
        ...(hasLine ? [element('div', 'screens-line')] : []),
        ...skeletonTrees[shape](),
      ],
      { 'aria-hidden': 'true' },
    ),
  ];
  return bar === undefined ? nodes : [element('div', '', nodes, { 'data-page': bar })];
}
