// @vitest-environment jsdom
import axios, { type AxiosAdapter } from 'axios';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { closePage } from './freshPage.ts';

it('a page that is closed between two files listens, waits and observes no more', async () => {
  const heard = vi.fn();
  window.addEventListener('online', heard);
  document.addEventListener('visibilitychange', heard);
  setTimeout(heard, 5);
  setInterval(heard, 5);
  new MutationObserver(heard).observe(document, { childList: true, subtree: true });
  closePage();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.append('text');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).not.toHaveBeenCalled();
});

it('a page that is closed shows and keeps nothing, and is at the root again', () => {
  localStorage.setItem('locale', 'en');
  sessionStorage.setItem('draft', '1');
  document.documentElement.lang = 'en';
  document.head.append(document.createElement('style'));
  history.replaceState(null, '', '/code');
  const box = document.body.appendChild(document.createElement('div'));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  createRoot(box).render(createElement('p'));
  closePage();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(location.href).toBe('http://localhost:3000/');
});

it('what was replaced in the browser is as it was', () => {
  const { innerWidth } = window;
  const originalFetch: unknown = Reflect.get(window, 'fetch');
  window.fetch = vi.fn();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  Object.assign(window, { innerWidth: 320, addedByTest: true });
  closePage();
  expect([
    Reflect.get(window, 'fetch'),
    window.innerWidth,
    navigator.onLine,
    'addedByTest' in window,
  ]).toEqual([originalFetch, innerWidth, true, false]);
});

it('a page that is closed hears nothing of what it had asked, and the next one of what it asks', async () => {
  const answerLater: AxiosAdapter = async (config) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (config.url === '/broken') throw new Error('no line');
    return { data: config.url, status: 200, statusText: '', headers: {}, config };
  };
  const heard: unknown[] = [];
  const ask = (url: string) =>
    axios.request({ url, adapter: answerLater }).then(
      ({ data }) => heard.push(data),
      () => heard.push('failed'),
    );
  void ask('/old');
  void ask('/broken');
  closePage();
  await ask('/new');
  await ask('/broken');
  expect(heard).toEqual(['/new', 'failed']);
});

it('a router that was never ended moves no page after its own', async () => {
  const { createBrowserRouter } = await import('react-router-dom');
  const router = createBrowserRouter([{ path: '*' }]);
  const moved = vi.fn();
  router.subscribe(moved);
  closePage();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(moved).not.toHaveBeenCalled();
});
