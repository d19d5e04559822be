// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pullFooter } from '#app/afterStart/pullFooter.ts';
import { Footer } from '#app/frame/Footer.tsx';
import { footerPull } from '#app/frame/footerPull.ts';
import { loadShellMessages, languageStore } from '#language/shellMessages.ts';

const pageHeight = 2_000;

function renderPage() {
  const { container } = render(
    <>
      <main>
        <p>text</p>
        <div style={{ touchAction: 'none' }}>
          <img alt="dragged" />
        </div>
        <div role="dialog">
          <p>in a dialog</p>
        </div>
      </main>
      <Footer />
    </>,
  );
  const more = container.querySelector<HTMLElement>('.footer-more')!;
  const touch = (...ys: number[]) => ({ touches: ys.map((clientY) => ({ clientY })) });
  let touched: Element = screen.getByText('text');
  return {
    drag: (fromY: number, ...toY: number[]) => {
      fireEvent.touchStart(touched, touch(fromY));
      for (const y of toY) fireEvent.touchMove(touched, touch(y));
    },
    pinch: () => {
      fireEvent.touchStart(touched, touch(600, 500));
      fireEvent.touchMove(touched, touch(300, 500));
    },
    on: (element: Element) => {
      touched = element;
    },
    end: () => fireEvent.touchEnd(touched),
    cancel: () => fireEvent.touchCancel(touched),
    height: () => more.style.height,
    isHidden: () => more.getAttribute('aria-hidden'),
    more,
  };
}

beforeAll(async () => {
  languageStore.setState({ language: 'zh', words: await loadShellMessages('zh') });
  pullFooter({ setState: (px: number) => act(() => footerPull.setState(px, true)) });
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true });
  Object.assign(window, { scrollY: pageHeight - window.innerHeight });
});
afterEach(() => {
  fireEvent.touchEnd(document);
});

describe('the footer', () => {
  it('credits the provider and shows version 1.1.0, in both languages', {
    tags: ['footer-credit'],
  }, async () => {
    render(<Footer />);
    expect(screen.getByText('技术支持：展会云')).toBeTruthy();
    expect(screen.getByText('版本 1.1.0')).toBeTruthy();
    cleanup();
    languageStore.setState({ language: 'en', words: await loadShellMessages('en') });
    render(<Footer />);
    expect(screen.getByText('Powered by Expo Cloud')).toBeTruthy();
    expect(screen.getByText('Version 1.1.0')).toBeTruthy();
    cleanup();
    languageStore.setState({ language: 'zh', words: await loadShellMessages('zh') });
  });

  it.each([
    ['an upward drag of 40 px', [600, 560], '40px'],
    ['an upward drag of 250 px', [600, 350], '250px'],
    ['an upward drag of 251 px', [600, 349], '250px'],
    ['a whole screen', [800, 0], '250px'],
    ['a drag downward', [600, 700], '0px'],
    ['a drag up and half back', [600, 500, 550], '50px'],
  ] as const)('grows with %s anywhere at the end of the page', { tags: ['footer-pull'] }, (_, ys, height) => {
    const page = renderPage();
    const [fromY, ...toY] = ys;
    page.drag(fromY, ...toY);
    expect(page.height()).toBe(height);
  });

  it('grows with a drag on the footer too', { tags: ['footer-pull'] }, () => {
    const page = renderPage();
    page.on(screen.getByText('版本 1.1.0'));
    page.drag(600, 500);
    expect(page.height()).toBe('100px');
  });

  it('does not grow while the page can still be scrolled', { tags: ['footer-pull'] }, () => {
    const page = renderPage();
    Object.assign(window, { scrollY: pageHeight - window.innerHeight - 10 });
    page.drag(600, 500);
    expect(page.height()).toBe('0px');
  });

  it('does not grow with two fingers, in a dialog, or on a draggable element', () => {
    const page = renderPage();
    page.pinch();
    expect(page.height()).toBe('0px');
    for (const own of [screen.getByAltText('dragged'), screen.getByText('in a dialog')]) {
      page.end();
      page.on(own);
      page.drag(600, 500);
      expect(page.height()).toBe('0px');
    }
  });

  it.each(['end', 'cancel'] as const)('collapses on touch %s', { tags: ['footer-pull'] }, (how) => {
    const page = renderPage();
    page.drag(600, 400);
    expect([page.height(), page.isHidden()]).toEqual(['200px', 'false']);
    page[how]();
    expect([page.height(), page.isHidden()]).toEqual(['0px', 'true']);
  });

  it('begins each drag from zero', () => {
    const page = renderPage();
    page.drag(600, 400);
    page.end();
    page.drag(300, 290);
    expect(page.height()).toBe('10px');
  });

  it('shows and hides the privacy text by a button that states its state', {
    tags: ['footer-privacy'],
  }, async () => {
    const page = renderPage();
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: '隐私说明', expanded: false });
    expect(button.getAttribute('aria-controls')).toBe(page.more.id);
    expect(page.isHidden()).toBe('true');
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { expanded: true })).toBe(button);
    expect([page.isHidden(), page.height()]).toEqual(['false', '']);
    expect(page.more.textContent).toMatch(/只存在您的手机上/);
    await user.keyboard(' ');
    expect([page.isHidden(), page.height()]).toEqual(['true', '0px']);
  });
});
