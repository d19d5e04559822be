/// <reference lib="webworker" />
/**
 * The sandbox as a service worker, for a host with static files only. It is at `/sw.js`, where a real build has its
 * own worker, because one address can have only one.
 */
import { createSandbox } from '../answer.ts';
import { createIndexedDbStore } from '../store/indexedDb.ts';
import { chooseDemoAnswer } from './demoRoutes.ts';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const sandbox = createSandbox({ store: createIndexedDbStore(), now: Date.now });

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (chooseDemoAnswer(request, worker.location.origin)) {
    case 'sandbox':
      return event.respondWith(sandbox.answer(request));
    case 'stories':
      return event.respondWith(Response.redirect('/sandbox/', 302));
    case 'app':
      return event.respondWith(fetch('/app.html'));
    case 'network':
      return undefined;
  }
});
