import { ownNames } from './deviceKeys.ts';
import { isOwnWorker } from '../build/isOwnWorker.ts';
import type { SafeStorage } from './safeStorage.ts';

export interface DevicePlaces {
  readonly storage: SafeStorage;
  readonly session: SafeStorage;
  readonly indexedDB: IDBFactory | undefined;
  readonly caches: CacheStorage | undefined;
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
}

const eraseTimeoutMs = 2_000;

/** Empties localStorage and sessionStorage synchronously, then database, service worker and caches; never rejects. */
export async function eraseDevice(places: DevicePlaces): Promise<void> {
  places.storage.clear();
  places.session.clear();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, eraseTimeoutMs);
  });
  const erased = Promise.all([
    eraseDatabase(places.indexedDB).catch(() => undefined),
    // Worker first: a running worker would fill its cache again.
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
    // `blocked` needs no handler: the app's open connections close when they hear of the deletion.
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
}

async function eraseCaches(caches: CacheStorage | undefined): Promise<void> {
  if (!caches) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Ours only: a demonstration may use a worker as its server. */
async function dismissWorkers(container: DevicePlaces['serviceWorker']): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  const own = registrations.filter(({ active, installing, waiting }) =>
    isOwnWorker(active ?? waiting ?? installing),
  );
  await Promise.all(own.map((registration) => registration.unregister()));
}
