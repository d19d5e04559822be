import { describe, expect, it } from 'vitest';
import { findFreeTop } from '#ui/overlay/placeToast.ts';

const view = { top: 16, bottom: 828 };
const text = (top: number, bottom: number) => ({ top, bottom, weight: 10 });
const primary = (top: number, bottom: number) => ({ top, bottom, weight: 1000 });

describe('the position of a toast', { tags: ['toast-time'] }, () => {
  it('is right below the bar of an empty screen', () => {
    expect(findFreeTop(48, view, [])).toBe(16);
  });

  it('is below a primary action at the top', () => {
    expect(findFreeTop(48, view, [primary(20, 70)])).toBeGreaterThanOrEqual(78);
  });

  it('is the highest gap that is large enough', () => {
    const top = findFreeTop(48, view, [text(0, 60), text(140, 600)]);
    expect([top >= 68, top + 48 <= 132]).toEqual([true, true]);
  });

  it('covers text rather than the primary action where nothing is free', () => {
    const top = findFreeTop(48, view, [primary(0, 80), text(80, 844)]);
    expect(top).toBeGreaterThanOrEqual(88);
  });

  it('stays within a screen that is too low for it', () => {
    expect(findFreeTop(300, { top: 16, bottom: 200 }, [])).toBe(16);
  });
});
