// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '#ui/media/Carousel.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

const slides = ['正门', '展厅', '论坛'].map((label) => ({
  key: label,
  label,
  content: <a href={`/${label}`}>{label}</a>,
}));
const pageWidth = 300;
let reducesMotion = false;

beforeEach(() => {
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderCarousel(autoplayMs?: number) {
  await renderInLanguage(
    <Carousel label="现场图片" slides={slides} {...(autoplayMs !== undefined && { autoplayMs })} />,
  );
  const track = screen.getByRole('group', { name: '现场图片' });
  Object.defineProperty(track, 'clientWidth', { value: pageWidth });
  return {
    track,
    /** jsdom sets scrollLeft without an event. */
    settle: () => fireEvent.scroll(track),
    place: () => track.scrollLeft / pageWidth,
    pass: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
  };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a carousel', () => {
  it('is a named region of named slides, and only the visible one can be reached', async () => {
    const { track, settle } = await renderCarousel();
    expect(screen.getByRole('region', { name: '现场图片' }).getAttribute('aria-roledescription')).toBe(
      '轮播图',
    );
    const inert = () => Array.from(track.children, (slide) => slide.hasAttribute('inert'));
    expect(inert()).toEqual([false, true, true]);
    expect(screen.getByRole('group', { name: '正门 · 第 1 张，共 3 张' })).toBeTruthy();
    track.scrollLeft = pageWidth;
    settle();
    expect(inert()).toEqual([true, false, true]);
  });

  it('has a dot for each slide, of which that of the visible one is another, and which nothing reads out', async () => {
    const { track, settle } = await renderCarousel();
    const dots = () => Array.from(document.querySelectorAll('.Carousel-dot'));
    const current = () => dots().map((dot) => dot.classList.contains('Carousel-dot--current'));
    expect(current()).toEqual([true, false, false]);
    track.scrollLeft = 2 * pageWidth;
    settle();
    expect(current()).toEqual([false, false, true]);
    expect(dots()[0]?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('is moved by its buttons and the arrow keys, beyond both ends, and says where it is', async () => {
    const { place, track } = await renderCarousel();
    act(() => button('下一张：现场图片').focus());
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe(1);
    act(() => button('上一张：现场图片').focus());
    await userEvent.keyboard('{Enter}{Enter}');
    expect(place()).toBe(2);
    act(() => track.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(place()).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()).toBe(2);
    await vi.waitFor(() => expect(screen.getByRole('log').textContent).toMatch(/论坛 · 第 3 张，共 3 张$/));
  });

  it('takes no tap with its arrows where a finger swipes, so that a tap at the edge opens the picture', async () => {
    await renderCarousel();
    for (const name of ['上一张：现场图片', '下一张：现场图片'])
      expect(getComputedStyle(button(name)).pointerEvents, name).toBe('none');
  });

  it('advances in its time, and rests while it is touched, hovered or focused', async () => {
    vi.useFakeTimers();
    const { place, pass } = await renderCarousel(5000);
    const region = screen.getByRole('region');
    pass(5000);
    expect(place()).toBe(1);
    for (const [begin, end] of [
      [() => fireEvent.touchStart(region), () => fireEvent.touchEnd(region)],
      [() => fireEvent.mouseOver(region), () => fireEvent.mouseOut(region)],
      [() => fireEvent.focusIn(region), () => fireEvent.focusOut(region)],
    ] as const) {
      begin();
      pass(20_000);
      expect(place()).toBe(1);
      end();
    }
    pass(5000);
    expect(place()).toBe(2);
    pass(5000);
    expect(place()).toBe(0);
  });

  it('stops for good by its button, and on a hidden page', async () => {
    vi.useFakeTimers();
    const { place, pass } = await renderCarousel(5000);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(20_000);
    expect(place()).toBe(0);
    visibility.mockReturnValue('visible');
    fireEvent.click(button('暂停轮播：现场图片'));
    pass(20_000);
    expect(place()).toBe(0);
    fireEvent.click(button('继续轮播：现场图片'));
    pass(5000);
    expect(place()).toBe(1);
  });

  it('never advances where less motion is wanted, and offers no pause', async () => {
    reducesMotion = true;
    vi.useFakeTimers();
    const { place, pass } = await renderCarousel(5000);
    pass(20_000);
    expect([place(), screen.queryByRole('button', { name: /^暂停轮播/ })]).toEqual([0, null]);
  });
});
