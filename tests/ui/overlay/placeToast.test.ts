import { describe, expect, it } from 'vitest';
import { findFreeTop } from '../../../src/ui/overlay/placeToast.ts';

const view = { top: 16, bottom: 828 };
const text = (top: number, bottom: number) => ({ top, bottom, weight: 10 });
const primary = (top: number, bottom: number) => ({ top, bottom, weight: 1000 });

describe('the position of a toast', { tags: ['toast-time'] }, () => {
  it('is the bottom of an empty screen', () => {
    expect(findFreeTop(48, view, [])).toBe(780);
  });

  it('is above the primary action at the bottom', () => {
    const top = findFreeTop(48, view, [primary(770, 820)]);
    expect(top + 48).toBeLessThanOrEqual(770 - 8);
    expect(top).toBeGreaterThan(700);
  });

  it('is the lowest gap that is large enough', () => {
    const top = findFreeTop(48, view, [text(0, 300), text(380, 600), primary(610, 828)]);
    expect([top >= 308, top + 48 <= 372]).toEqual([true, true]);
  });

  it('covers text rather than the primary action where nothing is free', () => {
    const top = findFreeTop(48, view, [text(0, 760), primary(760, 844)]);
    expect(top + 48).toBeLessThanOrEqual(752);
  });

  it('stays within a screen that is too low for it', () => {
    expect(findFreeTop(300, { top: 16, bottom: 200 }, [])).toBe(16);
  });
});
