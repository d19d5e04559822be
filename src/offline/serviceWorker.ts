/** Built into one classic script at `/sw.js`, registered with a phone's first voucher. */
import { keepLaterMessage } from '../domain/page/keepLaterMessage.ts';
import { createShellCache, kindOfRequest, type ShellFiles } from './shellCache.ts';

declare const givenShell: ShellFiles;
const shell = givenShell;
const files = shell.files.concat(shell.later);

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** Not in the compiler's DOM library. */
interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

// `globalThis` is younger than the oldest engines.
const scope = self as unknown as WorkerScope;
const cache = createShellCache(shell, {
  caches,
  fetch: (request, init) => fetch(request, init),
  patienceMs: 3_000,
});

scope.addEventListener('install', (event) => {
  (event as WaitingEvent).waitUntil(cache.install().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // Take over the page that registered it: its next screen may be the enlarged code, at the gate.
  (event as WaitingEvent).waitUntil(cache.removeOld().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent;
  if (data !== keepLaterMessage) return;
  const kept = cache.keepLater().then((hasAll) => ports[0]?.postMessage(hasAll));
  (event as unknown as WaitingEvent).waitUntil(kept);
});

scope.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const kind = kindOfRequest(request, scope.location.origin, files);
  if (kind === undefined) return;
  (event as RequestEvent).respondWith(
    kind === 'page' ? cache.answerPage(request) : cache.answerFile(request),
  );
});
