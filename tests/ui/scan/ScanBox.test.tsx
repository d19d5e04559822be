// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScanBox } from '#ui/scan/ScanBox.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

/** What the engine's reader sees from now on. */
let seen: string[] = [];
let tracks: { stopped: boolean }[] = [];
let ended: (string | undefined)[] = [];

/** An engine with a camera, or one that says no by this name. */
function giveCamera(refusal?: string) {
  const getUserMedia = vi.fn(async () => {
    if (refusal !== undefined) throw new DOMException('', refusal);
    const track = { stopped: false, stop: () => void (track.stopped = true) };
    tracks.push(track);
    return { getTracks: () => [track] };
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return getUserMedia;
}

beforeEach(() => {
  cleanup();
  [seen, tracks, ended] = [[], [], []];
  class BarcodeDetector {
    static getSupportedFormats = async () => ['aztec', 'qr_code', 'ean_13'];
    detect = async () => seen.map((rawValue) => ({ rawValue }));
  }
  Object.assign(window, { BarcodeDetector });
  // jsdom draws no video.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

/** With what follows at once: where there is no camera, nothing is waited for. */
const open = (language: 'zh' | 'en' = 'zh') =>
  act(() => renderInLanguage(<ScanBox onEnd={(text) => void ended.push(text)} />, language));
const looking = () => screen.findByText(/将二维码放入框内/);

describe('the page’s own camera', { tags: ['scan-code'] }, () => {
  it('reports a code once, and then turns off', async () => {
    giveCamera();
    await open();
    await looking();
    seen = [' https://expo.test/list '];
    await waitFor(() => expect(ended).toEqual(['https://expo.test/list']));
    expect(tracks).toMatchObject([{ stopped: true }]);
  });

  it('turns off when the box is closed', async () => {
    giveCamera();
    const { unmount } = await open();
    await looking();
    unmount();
    expect(tracks).toMatchObject([{ stopped: true }]);
    expect(ended).toEqual([]);
  });

  it('turns off if it is allowed only after the box was closed', async () => {
    let allow: (stream: unknown) => void = () => {};
    const getUserMedia = giveCamera();
    getUserMedia.mockReturnValue(new Promise((answer) => (allow = answer as typeof allow)));
    const { unmount } = await open();
    unmount();
    const track = { stopped: false, stop: () => void (track.stopped = true) };
    await act(async () => allow({ getTracks: () => [track] }));
    expect(track.stopped).toBe(true);
  });

  it.each([
    ['Back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: '取消' }))],
  ])('is cancelled by %s', async (_, leave) => {
    giveCamera();
    await open();
    await looking();
    act(() => void leave());
    expect(ended).toEqual([undefined]);
  });

  it('is off while the page is hidden, and on again when it is visible', async () => {
    giveCamera();
    await open();
    await looking();
    const see = (state: DocumentVisibilityState) =>
      act(async () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await see('hidden');
    expect(tracks).toMatchObject([{ stopped: true }]);
    await see('visible');
    await waitFor(() => expect(tracks).toMatchObject([{ stopped: true }, { stopped: false }]));
  });
});

describe('a browser without a code reader', () => {
  it('that cannot load ours either says so, and accepts a typed code', async () => {
    giveCamera();
    Reflect.deleteProperty(window, 'BarcodeDetector');
    vi.stubGlobal('WebAssembly', undefined);
    await open();
    await screen.findByText(/这个浏览器无法识别二维码/);
    expect(tracks).toMatchObject([{ stopped: true }]);
    expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('without a camera the box says why, and accepts a typed code', { tags: ['scan-code'] }, () => {
  it.each([
    ['NotAllowedError', 'zh', '没有摄像头权限'],
    ['SecurityError', 'en', 'Camera access is off'],
    ['NotReadableError', 'zh', '摄像头正被其他应用使用'],
    ['AbortError', 'en', 'Another app is using the camera'],
    ['NotFoundError', 'zh', '无法使用摄像头'],
    ['OverconstrainedError', 'en', 'No camera is available'],
  ] as const)('after a %s, in %s', async (refusal, language, says) => {
    giveCamera(refusal);
    await open(language);
    expect((await screen.findByText(new RegExp(says))).closest('[aria-live]')).toBeTruthy();
    const field = screen.getByLabelText(language === 'zh' ? '二维码旁的链接或编号' : /Link or number/);
    fireEvent.change(field, { target: { value: '  /list ' } });
    fireEvent.submit(field);
    expect(ended).toEqual(['/list']);
  });

  it('on plain http, where there is no camera API', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    await open();
    expect(screen.getByText(/无法使用摄像头/).closest('[aria-live]')).toBeTruthy();
  });

  it('and can request the camera once more', async () => {
    giveCamera('NotAllowedError');
    await open();
    await screen.findByText(/没有摄像头权限/);
    giveCamera();
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect(await looking()).toBeTruthy();
    expect(tracks).toMatchObject([{ stopped: false }]);
  });

  it('and refuses an empty code: the field says so and gets the focus', async () => {
    giveCamera('NotAllowedError');
    await open();
    await screen.findByText(/没有摄像头权限/);
    const field = screen.getByLabelText('二维码旁的链接或编号');
    fireEvent.submit(field);
    expect(ended).toEqual([]);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('请输入链接或编号');
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
