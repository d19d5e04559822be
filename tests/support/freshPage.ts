import { createRequire } from 'node:module';
import type { createRoot as CreateRoot, Root } from 'react-dom/client';
import { focusManager, onlineManager } from '@tanstack/react-query';
import axios from 'axios';

/**
 * Page tests of several files share one document and one set of globals: making them for each file takes longer than most of its tests.
 * Between two files happens what a reload does: listeners, timers and observers end, the page and what it keeps are empty, and what was
 * replaced in the browser is as it was.
 */

type Listen = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => void;

interface Page {
  /** Counts the files that have had the page. */
  visit: number;
  readonly listening: { target: EventTarget; args: Parameters<Listen> }[];
  readonly timers: Set<ReturnType<typeof setTimeout>>;
  readonly observers: Set<MutationObserver>;
  readonly roots: Set<Root>;
  /** The style sheets that are in the document, for `vitest.config.ts`. */
  readonly styles: Set<string>;
  /** What each part of the browser consisted of at first, by name. */
  readonly parts: Map<object, Record<PropertyKey, PropertyDescriptor>>;
  /** What the window's own accessors gave: setting one of them changes no descriptor. */
  readonly globals: Map<string, unknown>;
}

declare const jsdom: { reconfigure(settings: { readonly url: string }): void };

const globals = globalThis as Record<string, unknown>;
const holder = globalThis as { pageOfTests?: Page };

/** The page that all files of this worker share, watched from its first file on. */
function sharedPage(): Page {
  if (holder.pageOfTests) return holder.pageOfTests;
  const page: Page = {
    visit: 0,
    listening: [],
    timers: new Set(),
    observers: new Set(),
    roots: new Set(),
    styles: new Set(),
    parts: new Map(),
    globals: new Map(),
  };
  Object.defineProperty(globalThis, 'pageOfTests', { value: page });
  watchListeners(page);
  watchTimers(page);
  watchObservers(page);
  watchRoots(page);
  watchRequests(page);
  for (const part of browserParts()) page.parts.set(part, Object.getOwnPropertyDescriptors(part));
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globals)))
    if ('set' in descriptor && descriptor.set !== undefined) page.globals.set(name, globals[name]);
  return page;
}

function watchListeners({ listening }: Page): void {
  for (const target of [window, document]) {
    const add: Listen = target.addEventListener.bind(target);
    const watched: Listen = (...args) => {
      // A router is made by its package for one page, and would move the pages after it.
      if (args[0] === 'popstate' || !isCalledByPackage()) listening.push({ target, args });
      add(...args);
    };
    target.addEventListener = watched;
  }
}

function watchTimers({ timers }: Page): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const begin = globalThis[name] as typeof setTimeout;
    const watched = (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      if (isCalledByPackage()) return begin(callback, ms, ...args);
      const timer = begin(() => {
        if (name === 'setTimeout') timers.delete(timer);
        callback(...args);
      }, ms);
      timers.add(timer);
      return timer;
    };
    const properties = Object.getOwnPropertyDescriptors(begin);
    globalThis[name] = Object.defineProperties(watched, properties) as typeof setTimeout & typeof setInterval;
  }
}

/** Packages are loaded once for all files, and so are their listeners and timers; ours are loaded again for each page. */
function isCalledByPackage(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 3;
  const caller = (new Error().stack ?? '').split('\n')[3] ?? '';
  Error.stackTraceLimit = limit;
  return caller.includes('/node_modules/') || caller.includes('node:');
}

function watchObservers({ observers }: Page): void {
  const Observer = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.add(this);
    }
  };
}

/** Before anything imports React's renderer: what is imported later is what is set here. */
function watchRoots({ roots }: Page): void {
  const renderer = createRequire(import.meta.url)('react-dom/client') as {
    createRoot: typeof CreateRoot;
  };
  const { createRoot } = renderer;
  renderer.createRoot = (...args) => {
    const root = createRoot(...args);
    roots.add(root);
    return root;
  };
}

/** A page that is left hears nothing of the requests that it still had on their way. */
function watchRequests(page: Page): void {
  const request = axios.request.bind(axios);
  axios.request = (config) => {
    const { visit } = page;
    return new Promise((resolve, reject) => {
      const isStillThere = () => page.visit === visit;
      request<never, never>(config).then(
        (answer) => void (isStillThere() && resolve(answer)),
        (problem: unknown) => void (isStillThere() && reject(problem)),
      );
    });
  };
}

/** Where a test may replace what the browser brings. */
const browserParts = (): object[] => [
  globalThis,
  document,
  navigator,
  location,
  history,
  performance,
  URL,
  ...[Navigator, Node, Element, HTMLElement, HTMLInputElement, HTMLDialogElement].map(
    ({ prototype }) => prototype as object,
  ),
  ...[HTMLMediaElement, HTMLCanvasElement, HTMLImageElement, Document, Storage, Range, Blob].map(
    ({ prototype }) => prototype as object,
  ),
];

/** What packages leave once, as they are loaded once: their marks, their globals, and the focus that user-event watches. */
const ofPackages =
  /^(?:_reactListening|__vi|IS_REACT_ACT_ENVIRONMENT$|pageOfTests$|regeneratorRuntime$|axe$|JsBarcode$|focus$|blur$)/;
const isMark = (name: PropertyKey) => typeof name === 'symbol' || ofPackages.test(String(name));

/** Puts back what was replaced, added or taken away in the parts of the browser. */
function restoreBrowser({ parts, globals: before }: Page): void {
  for (const [name, value] of before) if (!Object.is(globals[name], value)) globals[name] = value;
  for (const [part, first] of parts) {
    const now = Object.getOwnPropertyDescriptors(part) as Record<PropertyKey, PropertyDescriptor>;
    for (const name of new Set([...Reflect.ownKeys(first), ...Reflect.ownKeys(now)])) {
      const [old, current] = [first[name], now[name]];
      if (isMark(name) || current?.configurable === false) continue;
      if (old?.get === current?.get && Object.is(old?.value, current?.value)) continue;
      if (old === undefined) Reflect.deleteProperty(part, name);
      else Object.defineProperty(part, name, old);
    }
  }
}

/** Before the first file of a worker: what the browser is before any test. */
export function openPage(): void {
  sharedPage();
}

/** The caches of earlier pages no longer hear that the network or the visitor is back. */
export function forgetQueryCaches(): void {
  for (const manager of [focusManager, onlineManager])
    (Reflect.get(manager, 'listeners') as Set<unknown>).clear();
}

/** Ends what a closed page no longer does, and empties what it shows and keeps. */
export function closePage(): void {
  const page = sharedPage();
  const { listening, timers, observers, roots } = page;
  page.visit += 1;
  for (const root of roots) root.unmount();
  roots.clear();
  restoreBrowser(page);
  for (const { target, args } of listening.splice(0)) target.removeEventListener(...args);
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const observer of observers) observer.disconnect();
  observers.clear();
  forgetQueryCaches();
  localStorage.clear();
  sessionStorage.clear();
  page.styles.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // A test may have moved the page to the address of its server.
  jsdom.reconfigure({ url: 'http://localhost:3000/' });
}
