import { boothSize } from './layOutHall.ts';

/** The part of a plan that is seen, by its middle and its width in units of the plan; its height is that times `heightShare`. */
export interface PlanView {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Three booths beside each other. */
const nearest = 3 * boothSize.width;

/** Lower, a finger has no room to move the plan. */
const lowest = 0.35;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** How high the frame of a plan is, as a share of its width: a square, or lower where a hall has few booths. */
export const heightShare = ({ width, height }: Size): number => between(height / width, lowest, 1);

/** Not beyond the edges; what is smaller than the view stands at its top, in the middle. */
function held(size: Size, { x, y, side }: PlanView): PlanView {
  const shown = between(side, nearest, Math.max(size.width, size.height));
  const half = shown / 2;
  const halfHeight = half * heightShare(size);
  return {
    x: shown >= size.width ? size.width / 2 : between(x, half, size.width - half),
    y: between(y, halfHeight, Math.max(halfHeight, size.height - halfHeight)),
    side: shown,
  };
}

/** The whole width, from the top. */
export const wholeWidth = (size: Size): PlanView => held(size, { x: 0, y: 0, side: size.width });

/** A booth in the middle, with its neighbours. */
export const viewOf = (size: Size, booth: Point): PlanView =>
  held(size, {
    x: booth.x + boothSize.width / 2,
    y: booth.y + boothSize.height / 2,
    side: 6 * boothSize.width,
  });

/** @param by shares of the view's sides; to the right and down what is seen moves with the finger */
export const moved = (size: Size, view: PlanView, by: Point): PlanView =>
  held(size, { ...view, x: view.x - by.x * view.side, y: view.y - by.y * view.side * heightShare(size) });

/** @param at what stays where it is, as shares of the view from its upper left corner */
export function zoomed(size: Size, view: PlanView, closer: number, at: Point = { x: 0.5, y: 0.5 }): PlanView {
  const { side } = held(size, { ...view, side: view.side / closer });
  const lost = view.side - side;
  return held(size, {
    x: view.x + (at.x - 0.5) * lost,
    y: view.y + (at.y - 0.5) * lost * heightShare(size),
    side,
  });
}

/** Whether a booth, or what lies a booth beside the view, is seen. */
export function isSeen({ x, y, side }: PlanView, booth: Point): boolean {
  const half = side / 2 + boothSize.width;
  return (
    Math.abs(booth.x + boothSize.width / 2 - x) <= half &&
    Math.abs(booth.y + boothSize.height / 2 - y) <= half
  );
}
