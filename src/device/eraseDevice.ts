import { ownNames } from './deviceKeys.ts';
import { isOwnWorker } from './isOwnWorker.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The places of one browser where this app keeps something. */
export interface DevicePlaces {
  readonly storage: SafeStorage;
  readonly session: SafeStorage;
  readonly indexedDB: IDBFactory | undefined;
  readonly caches: CacheStorage | undefined;
  /** What answers for pages without a network; it ends with the person whose code it kept. */
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
}

const eraseTimeoutMs = 2_000;

/** Empties localStorage and sessionStorage at once, then the database, the service worker and the caches; never rejects. */
export async function eraseDevice(places: DevicePlaces): Promise<void> {
  places.storage.clear();
  places.session.clear();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, eraseTimeoutMs);
  });
  const erased = Promise.all([
    eraseDatabase(places.indexedDB).catch(() => undefined),
    // In this order: a worker that is still at work would fill its cache again.
    dismissWorkers(places.serviceWorker)
      .catch(() => undefined)
      .then(() => eraseCaches(places.caches))
      .catch(() => undefined),
  ]);
  await Promise.race([erased, patience]);
  clearTimeout(timer);
}

async function eraseDatabase(factory: IDBFactory | undefined): Promise<void> {
  if (!factory) return;
  await new Promise<void>((resolve) => {
    const request = factory.deleteDatabase(ownNames.database);
    // Open connections of this app close themselves when they hear of the deletion, so `blocked` needs no answer.
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
}

async function eraseCaches(caches: CacheStorage | undefined): Promise<void> {
  if (!caches) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Ours only: a demonstration may have a worker that stands in for the server. */
async function dismissWorkers(container: DevicePlaces['serviceWorker']): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  const own = registrations.filter(({ active, installing, waiting }) =>
    isOwnWorker(active ?? waiting ?? installing),
  );
  await Promise.all(own.map((registration) => registration.unregister()));
}
