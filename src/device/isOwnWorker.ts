/** Where the build puts the service worker. */
export const workerPath = '/sw.js';

/** A demonstration may have another one, which stands in for the server. */
export function isOwnWorker(worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean {
  return worker !== null && worker.scriptURL.slice(-workerPath.length) === workerPath;
}
