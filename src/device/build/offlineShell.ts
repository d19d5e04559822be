import { isOwnWorker, workerPath } from './isOwnWorker.ts';

export type OfflineShell =
  | 'preparing'
  | 'ready'
  /** No service worker: WeChat on iOS, plain http, private windows. */
  | 'impossible';

export interface OfflineShellSettings {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'register' | 'ready' | 'getRegistration'> | undefined;
  /** Undefined in development, where nothing needs to be cached. */
  readonly build: string | undefined;
}

/** Never rejects: without the service worker the code screens need a network, and the page says so. */
export async function keepShellOffline({
  serviceWorker,
  build,
}: OfflineShellSettings): Promise<OfflineShell> {
  if (serviceWorker === undefined || build === undefined) return 'impossible';
  try {
    const present = await serviceWorker.getRegistration();
    // A demonstration's worker replaces the server; registering ours would unregister it.
    if (present?.active && !isOwnWorker(present.active)) return 'impossible';
    await serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch {
    return 'impossible';
  }
  // Resolves with the first active worker; it has cached everything by then.
  await serviceWorker.ready;
  return 'ready';
}
