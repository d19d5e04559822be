// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { isDraggedAway } from '#ui/overlay/dragDown.ts';
import { renderInLanguage } from '../renderInLanguage.tsx';

const heightPx = 300;

async function openSheet({ leavesBeside = true } = {}) {
  const onLeave = vi.fn();
  await renderInLanguage(
    <SheetFrame title="名片" text={<input aria-label="姓名" />} onLeave={onLeave} leavesBeside={leavesBeside}>
      <Button onClick={onLeave}>关闭</Button>
    </SheetFrame>,
  );
  const sheet = screen.getByRole('dialog');
  Object.defineProperty(sheet, 'offsetHeight', { value: heightPx });
  // The part that follows the finger comes after the sheet.
  await vi.dynamicImportSettled();
  return { onLeave, sheet };
}

function setReducedMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** A slow finger, so that its distance alone decides. */
function drag(from: Element, downPx: number, sidePx = 0) {
  const at = (x: number, y: number) => [{ clientX: x, clientY: y }];
  vi.setSystemTime(0);
  fireEvent.touchStart(from, { touches: at(100, 100) });
  fireEvent.touchMove(from, { touches: at(100 + sidePx, 100 + downPx) });
  return {
    release: () => {
      fireEvent.touchEnd(from, { touches: [], changedTouches: at(100 + sidePx, 100 + downPx) });
      act(() => void vi.advanceTimersByTime(300));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('innerWidth', 390);
  setReducedMotion(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a sheet under a finger', () => {
  it.each([
    ['a third of its height is passed', 101, 1000, true],
    ['it is less than a third', 99, 1000, false],
    ['it is flung', 60, 100, true],
    ['the finger only taps', 8, 1, false],
    ['it is pushed up', -200, 100, false],
  ])('goes or stays: %s', (_, downPx, tookMs, isAway) => {
    expect(isDraggedAway(downPx, tookMs, heightPx)).toBe(isAway);
  });

  it('follows the finger, and is closed where it is dragged down past a third', async () => {
    const { onLeave, sheet } = await openSheet();
    const dragged = drag(screen.getByText('名片'), 200);
    expect(sheet.style.transform).toBe('translateY(200px)');
    dragged.release();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('stays where the finger moves to the side', async () => {
    const { onLeave, sheet } = await openSheet();
    drag(screen.getByText('名片'), 150, 180).release();
    expect([sheet.style.transform, onLeave.mock.calls.length]).toEqual(['', 0]);
  });

  it('leaves a field to the finger', async () => {
    const { onLeave, sheet } = await openSheet();
    drag(screen.getByLabelText('姓名'), 200).release();
    expect([sheet.style.transform, onLeave.mock.calls.length]).toEqual(['', 0]);
  });

  it('is not dragged while something in it is scrolled', async () => {
    const { onLeave, sheet } = await openSheet();
    Object.defineProperty(sheet.parentElement, 'scrollTop', { value: 40 });
    drag(screen.getByText('名片'), 200).release();
    expect([sheet.style.transform, onLeave.mock.calls.length]).toEqual(['', 0]);
  });

  it('is not dragged away where it asks for an answer', async () => {
    const { onLeave, sheet } = await openSheet({ leavesBeside: false });
    drag(screen.getByText('名片'), 200).release();
    expect([sheet.style.transform, onLeave.mock.calls.length]).toEqual(['', 0]);
  });

  it('does not move for who has asked for less motion, and its button still closes it', async () => {
    setReducedMotion(true);
    const { onLeave, sheet } = await openSheet();
    drag(screen.getByText('名片'), 200).release();
    expect([sheet.style.transform, onLeave.mock.calls.length]).toEqual(['', 0]);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
