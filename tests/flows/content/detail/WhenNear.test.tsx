// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WhenNear } from '#flows/content/detail/WhenNear.tsx';

let comeNear = () => {};

class Observer {
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    comeNear = () => act(() => tell([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {
    comeNear = () => {};
  }
}

const open = (isReturn = false) =>
  render(
    <WhenNear meanwhile={<p>loading</p>} isReturn={isReturn}>
      <p>comments</p>
    </WhenNear>,
  );
const isDrawn = () => screen.queryByText('comments') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a part below the first screen', () => {
  it('is drawn when the visitor comes near', () => {
    open();
    expect(isDrawn()).toBe(false);
    expect(screen.queryByText('loading')).not.toBeNull();
    comeNear();
    expect(isDrawn()).toBe(true);
  });

  it('is drawn once the page has been at rest', () => {
    open();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(isDrawn()).toBe(true);
  });

  it('waits for the visitor on a phone that saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    open();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(isDrawn()).toBe(false);
    comeNear();
    expect(isDrawn()).toBe(true);
  });

  it('is there from the beginning for a visitor who returns to the page', () => {
    open(true);
    expect(isDrawn()).toBe(true);
  });

  it('is there from the beginning where the browser does not tell what is near', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    open();
    expect(isDrawn()).toBe(true);
  });
});
