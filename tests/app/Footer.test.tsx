// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Footer } from '../../src/app/Footer.tsx';
import { loadFirstWords, spokenStore } from '../../src/language/firstWords.ts';

function renderFooter() {
  const { container } = render(<Footer />);
  const footer = container.querySelector('footer')!;
  const more = container.querySelector<HTMLElement>('.a-footer__more')!;
  const touch = (clientY: number) => ({ touches: [{ clientY }] });
  return {
    drag: (fromY: number, ...toY: number[]) => {
      fireEvent.touchStart(footer, touch(fromY));
      for (const y of toY) fireEvent.touchMove(footer, touch(y));
    },
    end: () => fireEvent.touchEnd(footer),
    cancel: () => fireEvent.touchCancel(footer),
    height: () => more.style.height,
    more,
  };
}

beforeAll(async () => spokenStore.setState({ language: 'zh', words: await loadFirstWords('zh') }));

describe('the footer', () => {
  it('credits the provider and shows version 1.1.0, in both languages', {
    tags: ['footer-credit'],
  }, async () => {
    render(<Footer />);
    expect(screen.getByText('技术支持：展会云')).toBeTruthy();
    expect(screen.getByText('版本 1.1.0')).toBeTruthy();
    cleanup();
    spokenStore.setState({ language: 'en', words: await loadFirstWords('en') });
    render(<Footer />);
    expect(screen.getByText('Powered by Expo Cloud')).toBeTruthy();
    expect(screen.getByText('Version 1.1.0')).toBeTruthy();
    cleanup();
    spokenStore.setState({ language: 'zh', words: await loadFirstWords('zh') });
  });

  it.each([
    ['an upward drag of 40 px', [600, 560], '40px'],
    ['an upward drag of 250 px', [600, 350], '250px'],
    ['an upward drag of 251 px', [600, 349], '250px'],
    ['a whole screen', [800, 0], '250px'],
    ['a drag downward', [600, 700], '0px'],
    ['a drag up and half back', [600, 500, 550], '50px'],
  ] as const)('grows with %s', { tags: ['footer-pull'] }, (_, [fromY, ...toY], height) => {
    const footer = renderFooter();
    footer.drag(fromY, ...toY);
    expect(footer.height()).toBe(height);
  });

  it.each(['end', 'cancel'] as const)('collapses on touch %s', { tags: ['footer-pull'] }, (how) => {
    const footer = renderFooter();
    footer.drag(600, 400);
    expect(footer.more.getAttribute('aria-hidden')).toBe('false');
    footer[how]();
    expect(footer.height()).toBe('0px');
    expect(footer.more.getAttribute('aria-hidden')).toBe('true');
  });

  it('begins each drag anew', () => {
    const footer = renderFooter();
    footer.drag(600, 400);
    footer.end();
    footer.drag(300, 290);
    expect(footer.height()).toBe('10px');
  });
});
