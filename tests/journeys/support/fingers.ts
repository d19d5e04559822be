import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const stepMs = 16;

/** Touches of real fingers, which the browser itself may take for a scroll. */
export async function createFingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const lift = () => touch('touchEnd', []);

  /** Moves of the same moment would be of endless speed. */
  async function move(steps: number, at: (share: number) => readonly Point[]) {
    await touch('touchStart', at(0));
    for (let step = 1; step <= steps; step += 1) {
      await touch('touchMove', at(step / steps));
      await page.waitForTimeout(stepMs);
    }
  }

  return {
    lift,
    /** One finger that stays on the glass at the end. */
    drag: (from: Point, by: Point) =>
      move(12, (share) => [{ x: from.x + by.x * share, y: from.y + by.y * share }]),
    /** Two fingers that go apart around a point, and are lifted. */
    async spread(middle: Point, fromPx: number, toPx: number) {
      await move(8, (share) => {
        const apart = fromPx + (toPx - fromPx) * share;
        return [-apart, apart].map((side) => ({ x: middle.x + side, y: middle.y }));
      });
      await lift();
    },
  };
}
