// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOffscreenSkipping } from '#ui/forms/useOffscreenSkipping.ts';

function Sample({ layout }: { readonly layout: string }) {
  return <form {...useOffscreenSkipping(layout)} />;
}

const isLaidOut = () => document.querySelector('form')?.hasAttribute('data-laid-out');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function resizeTo(width: number, height: number) {
  window.innerWidth = width;
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
}

describe('questions outside the window', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    resizeTo(390, 844);
  });
  afterEach(() => vi.useRealTimers());

  it('are skipped only after all of them have been laid out once', () => {
    render(<Sample layout="1" />);
    expect(isLaidOut()).toBe(false);
    pass(299);
    expect(isLaidOut()).toBe(false);
    pass(1);
    expect(isLaidOut()).toBe(true);
  });

  it('are laid out again when what changes their height has changed', () => {
    const { rerender } = render(<Sample layout="1" />);
    pass(300);
    rerender(<Sample layout="1" />);
    expect(isLaidOut()).toBe(true);
    rerender(<Sample layout="2" />);
    expect(isLaidOut()).toBe(false);
    pass(300);
    expect(isLaidOut()).toBe(true);
  });

  it('are laid out again in another width, and not when a keyboard takes height', () => {
    render(<Sample layout="1" />);
    pass(300);
    resizeTo(390, 400);
    expect(isLaidOut()).toBe(true);
    resizeTo(844, 390);
    expect(isLaidOut()).toBe(false);
    pass(300);
    expect(isLaidOut()).toBe(true);
  });
});
