export const workerPath = '/sw.js';

/** A demonstration may have another worker, which replaces the server. */
export function isOwnWorker(worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean {
  return worker !== null && worker.scriptURL.slice(-workerPath.length) === workerPath;
}
