import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, vi } from 'vitest';
import { addMediaQueries } from './addMediaQueries.ts';
import { listenToConsole, takeNoiseProblems } from './consoleNoise.ts';
import { patienceMs } from './eventually.ts';
import { closePage, openPage } from './freshPage.ts';

const stopListening = listenToConsole();
// Hooks run last in, first out: the files of one worker share its process.
afterAll(() => {
  stopListening();
});

function failOnNoise(): void {
  const problems = takeNoiseProblems();
  if (problems.length > 0) throw new Error(`The console was not quiet:\n${problems.join('\n')}`);
}

// Hooks run last in, first out: registered first, this one also hears what the clean-up below says.
afterEach(failOnNoise);
afterAll(failOnNoise);
// Files share a worker; each still has separate modules.
afterAll(() => {
  vi.resetModules();
});

/**
 * What a page still does, as telling in a dialog that its server has gone, it does before the document belongs to the next file:
 * answers arrive within some turns of the event loop, and load a chunk.
 */
async function untilPageRests(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

if (typeof document !== 'undefined') {
  openPage();
  addMediaQueries();
  afterAll(async () => {
    await untilPageRests();
    // Unmounting is no update that a test waits for.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    closePage();
  });
  // Testing Library arranges both by itself only where the test functions are globals.
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  // The library is loaded once for all files: what one file sets is taken back.
  configure({
    asyncUtilTimeout: patienceMs,
    defaultHidden: false,
    // Whoever waits for an element gets an error at each look, and reads the last: only that one prints the document.
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let text: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => (text ??= `${message ?? ''}\n\n${String(prettyDOM(container))}`),
        set: (changed: string) => {
          text = changed;
        },
      });
      return error;
    },
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(cleanup);
}
