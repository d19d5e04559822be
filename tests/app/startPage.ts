import { vi } from 'vitest';

/** The page as it really starts, with nothing put together by the test. */
export async function startPage(path: string, body = '<div id="root"></div>'): Promise<void> {
  // A chunk that the page before is still loading would be evaluated among this page's modules, and share their state.
  await vi.dynamicImportSettled();
  vi.resetModules();
  history.replaceState(null, '', path);
  document.body.innerHTML = body;
  await import('../../src/main.tsx');
}
