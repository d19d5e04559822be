// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { openImages } from '#ui/media/openImages.tsx';
import { installPopInterceptor } from '#ui/overlay/interceptPops.ts';
import { renderInLanguage } from '../renderInLanguage.tsx';

const images = ['正门', '展厅', '论坛'].map((alt, at) => ({ url: `/${at}.jpg`, alt }));

beforeAll(() => {
  installPopInterceptor();
  // The library's style sheet is not loaded here, and it misses it.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.adm-px-tester { position: fixed; }';
});

const overlay = () => (window.history.state as { overlay?: number } | null)?.overlay;

/** As a screen opens it: by a tap on a picture. */
async function openViewer() {
  let isClosed = false;
  const open = async () => {
    await openImages({ label: '现场图片', images, start: 1 });
    isClosed = true;
  };
  await renderInLanguage(
    <button type="button" onClick={() => void open()}>
      展厅图片
    </button>,
  );
  const opener = screen.getByRole('button', { name: '展厅图片' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: '现场图片' });
  await waitFor(() => expect(overlay()).toBeDefined());
  return { opener, isClosed: () => isClosed };
}
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

describe('the image viewer', () => {
  it('opens at the tapped image, with its text and the focus on its close button', async () => {
    await openViewer();
    expect(shown()).toEqual(['展厅']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}');
  });

  it('moves by arrow keys and buttons, beyond both ends, and says which image it is', async () => {
    await openViewer();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['论坛']);
    await waitFor(() => expect(screen.getByRole('log').textContent).toMatch(/论坛 · 第 3 张，共 3 张$/));
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(shown()).toEqual(['正门']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['论坛']);
    await userEvent.keyboard('{Escape}');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', () => Promise.resolve(window.history.back())],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ])('is closed by %s, which gives the focus back', async (_how, close) => {
    const { opener, isClosed } = await openViewer();
    await close();
    await waitFor(() => expect([isClosed(), screen.queryByRole('dialog')]).toEqual([true, null]));
    expect(document.activeElement).toBe(opener);
    await waitFor(() => expect(overlay()).toBeUndefined());
  });
});
