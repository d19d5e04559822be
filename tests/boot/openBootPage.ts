import { addMediaQueries } from '#tests/support/addMediaQueries.ts';
import { runInThisContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { createSandbox } from '#sandbox/answer.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { bundleAlone } from '#scripts/vite/bundleAlone.ts';

interface Asked {
  readonly path: string;
  readonly body: { readonly tenantId: string; readonly userId?: string };
}

/** A page of the build with its two boot scripts, in a new document for each test. */
export interface BootPageRig {
  readonly open: (address: string) => void;
  /** What has been asked since the page was opened. */
  readonly asked: Asked[];
  /** The sandbox's, unless a test puts another in its place. */
  answer: (request: Request) => Promise<Response>;
  readonly painted: (selector: string) => string | null | undefined;
  readonly isAppLoading: () => boolean;
}

/** Builds the scripts as the build does, without files of the app. Called where a file of tests begins. */
export function bootPageRig(sources: {
  readonly ask: string;
  readonly questions: () => Promise<unknown>;
  readonly paint: string;
  readonly given?: Readonly<Record<string, unknown>>;
}): BootPageRig {
  let leaveBrowser = async () => {};
  let scripts: readonly string[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];
  let hasLeft = false;
  const rig: BootPageRig = {
    open(address) {
      history.replaceState(null, '', address);
      for (const script of scripts) runInThisContext(script);
    },
    asked: [],
    answer: () => Promise.reject(new Error('no sandbox')),
    painted: (selector) => document.querySelector(`#landing ${selector}`)?.textContent,
    isAppLoading: () => document.head.querySelector('script[type="module"]') !== null,
  };

  beforeAll(async () => {
    const givenServer = {
      api: '/v2',
      headers: { Authorization: 'Bearer sandbox-credential', 'x-client': 'mobile' },
      exhibitionIdHeader: 'x-exhibition-id',
      systemTenant: 'sys',
    };
    const givenConfig = { storageHost: '', files: ['index-abc.js'], preloads: {} };
    const questions = await sources.questions();
    scripts = await Promise.all([
      bundleAlone(sources.ask, { givenServer, givenQuestions: questions, givenQuestion: questions }),
      bundleAlone(sources.paint, { givenConfig, ...sources.given }),
    ]);
    const browser = await builtinEnvironments.jsdom.setup(globalThis, {
      jsdom: { url: 'http://expo.test/' },
    });
    addMediaQueries();
    leaveBrowser = async () => browser.teardown(globalThis);
  }, 60_000);
  // An answer that comes after a test, and after the last one, still begins to load the app.
  afterAll(() => {
    hasLeft = true;
    timers.forEach(clearTimeout);
    return leaveBrowser();
  });

  afterEach(() => timers.forEach(clearTimeout));
  beforeEach(() => {
    rig.asked.length = 0;
    const { setTimeout: later } = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, ms: number) => {
      const timer = later(() => hasLeft || work(), ms);
      timers.push(timer);
      return timer;
    });
    const sandbox = createSandbox({ store: createMemoryStore(), now: () => Date.now() });
    rig.answer = (request) => sandbox.answer(request);
    localStorage.clear();
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<div id="root"></div><div id="boot"><main class="s-main"><div id="landing"></div></main></div>';
    delete window.boot;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      rig.asked.push({ path: address, body: JSON.parse(init.body as string) as Asked['body'] });
      return rig.answer(new Request(new URL(address, 'http://expo.test'), init));
    });
  });
  return rig;
}
