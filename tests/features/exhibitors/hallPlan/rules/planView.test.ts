import { expect, it } from 'vitest';
import {
  heightShare,
  isSeen,
  moved,
  viewOf,
  wholeWidth,
  zoomed,
} from '#features/exhibitors/hallPlan/rules/planView.ts';

const hall = { width: 496, height: 2_000 };
const first = wholeWidth(hall);

it('a plan begins with its whole width, from the top', () => {
  expect(first).toEqual({ x: 248, y: 248, side: 496 });
});

it('a booth is in the middle of the view, unless it stands at an edge', () => {
  expect(viewOf(hall, { x: 200, y: 900 })).toEqual({ x: 230, y: 923, side: 360 });
  expect(viewOf(hall, { x: 8, y: 36 })).toEqual({ x: 180, y: 180, side: 360 });
});

it('what is between two fingers stays between them', () => {
  const before = { x: 248, y: 1_000, side: 496 };
  const after = zoomed(hall, before, 2, { x: 0.25, y: 0.75 });
  expect(after.side).toBe(248);
  expect(after.x - after.side / 4).toBe(before.x - before.side / 4);
  expect(after.y + after.side / 4).toBe(before.y + before.side / 4);
});

it('the view leaves the plan on no side, and is neither nearer than three booths nor farther than the whole hall', () => {
  expect(moved(hall, first, { x: 5, y: 5 })).toEqual(first);
  expect(moved(hall, first, { x: 0, y: -50 }).y).toBe(2_000 - 248);
  expect(zoomed(hall, first, 100).side).toBe(180);
  expect(zoomed(hall, first, 1 / 100)).toEqual({ x: 248, y: 1_000, side: 2_000 });
});

it('a hall with few booths has a lower frame, which is as high as its plan and never a strip', () => {
  expect(heightShare(hall)).toBe(1);
  expect(heightShare({ width: 496, height: 248 })).toBe(0.5);
  expect(heightShare({ width: 496, height: 90 })).toBe(0.35);
  expect(wholeWidth({ width: 496, height: 248 })).toEqual({ x: 248, y: 124, side: 496 });
});

it('in a lower frame a plan moves and grows by the height of the frame', () => {
  const low = { width: 496, height: 248 };
  const near = zoomed(low, wholeWidth(low), 2, { x: 0, y: 0 });
  expect(near).toEqual({ x: 124, y: 62, side: 248 });
  expect(moved(low, near, { x: 0, y: -0.5 })).toEqual({ x: 124, y: 124, side: 248 });
});

it('only booths in the view, and those just beside it, are drawn', () => {
  expect(isSeen(first, { x: 8, y: 36 })).toBe(true);
  expect(isSeen(first, { x: 8, y: 530 })).toBe(true);
  expect(isSeen(first, { x: 8, y: 900 })).toBe(false);
});
