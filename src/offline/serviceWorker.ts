/** The service worker: built into one classic script at `/sw.js`, registered with the first voucher of a phone. */
import { createShellCache, kindOfRequest, type ShellFiles } from './shellCache.ts';

declare const givenShell: ShellFiles;
const shell = givenShell;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The compiler knows the page's globals only; these are the worker's. */
interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const scope = globalThis as unknown as WorkerScope;
const cache = createShellCache(shell, {
  caches,
  fetch: (request, init) => fetch(request, init),
  patienceMs: 3_000,
});

scope.addEventListener('install', (event) => {
  (event as WaitingEvent).waitUntil(cache.install().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // The page that has registered it is served too: its next screen may be the enlarged code, at the gate.
  (event as WaitingEvent).waitUntil(cache.removeOld().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const kind = kindOfRequest(request, scope.location.origin, shell.files);
  if (kind === undefined) return;
  (event as RequestEvent).respondWith(
    kind === 'page' ? cache.answerPage(request) : cache.answerFile(request),
  );
});
