import { vi } from 'vitest';

let current: Promise<{ unmount: () => void } | void> | undefined;

/** The page as it really starts, with nothing put together by the test. */
export async function startPage(path: string, body = '<div id="root"></div>'): Promise<void> {
  // A chunk that the page before loads from now on would be evaluated among this page's modules, and share their state.
  (await current)?.unmount();
  await vi.dynamicImportSettled();
  vi.resetModules();
  history.replaceState(null, '', path);
  document.body.innerHTML = body;
  current = (await import('#main.tsx')).started;
}
