// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProductVideo } from '#features/products/detail/ProductVideo.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();
beforeEach(() => {
  play.mockReset().mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draw = (texts = { captions: '', described: '' }) =>
  renderInLanguage(<ProductVideo name="数控车床" address="/film.mp4" poster="/a.jpg" {...texts} />);
const start = () => screen.getByRole('button', { name: '播放：数控车床' });
const film = () => document.querySelector('video');

it('a film is a picture and a button until it is tapped, then it plays', async () => {
  await draw();
  expect(start()).toBeTruthy();
  expect(film()).toBeNull();
  await userEvent.click(start());
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect(film()?.getAttribute('src')).toBe('/film.mp4');
  expect(film()?.controls).toBe(true);
  expect(film()?.getAttribute('aria-label')).toBe('数控车床');
});

it('a film with captions and a described version passes the captions on and offers the version', async () => {
  await draw({ captions: '/film.vtt', described: '/described.mp4' });
  await userEvent.click(start());
  await waitFor(() => expect(document.querySelector('track')?.getAttribute('src')).toBe('/film.vtt'));
  await userEvent.click(await screen.findByRole('button', { name: '口述影像' }));
  await waitFor(() => expect(film()?.getAttribute('src')).toBe('/described.mp4'));
});

it('a phone that plays nothing without another tap leaves the controls, and waits for nothing', async () => {
  play.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await draw();
  await userEvent.click(start());
  await waitFor(() => expect(film()?.controls).toBe(true));
  await waitFor(() => expect(document.querySelector('[class*="waiting"]')).toBeNull());
});

it('with the data saver on the button says so', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  await draw();
  expect(screen.getByText('省流量模式：以最低画质播放')).toBeTruthy();
});

it('a film that is pushed aside is paused', async () => {
  let leave = (): void => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        leave = () => told([{ isIntersecting: false }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  await draw();
  await userEvent.click(start());
  await waitFor(() => expect(film()?.getAttribute('src')).toBe('/film.mp4'));
  pause.mockClear();
  act(() => leave());
  expect(pause).toHaveBeenCalledTimes(1);
});
