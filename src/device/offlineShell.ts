import { isOwnWorker, workerPath } from './isOwnWorker.ts';

/** Whether this browser can open a code without a network. */
export type OfflineShell =
  /** It is being made ready, or it is not known yet. */
  | 'preparing'
  | 'ready'
  /** This browser, or this address, has no service worker: WeChat on iOS, plain http, private windows. */
  | 'impossible';

export interface OfflineShellSettings {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'register' | 'ready' | 'getRegistration'> | undefined;
  /** Undefined where nothing was built, as in development: then there is nothing to keep. */
  readonly build: string | undefined;
}

/**
 * Registers the service worker that keeps the screens of a code, and tells when they are kept. Never rejects: a phone
 * that cannot shows the code online, and the page says so.
 */
export async function keepShellOffline({
  serviceWorker,
  build,
}: OfflineShellSettings): Promise<OfflineShell> {
  if (serviceWorker === undefined || build === undefined) return 'impossible';
  try {
    const present = await serviceWorker.getRegistration();
    // A demonstration has one that stands in for the server; ours would push it aside.
    if (present?.active && !isOwnWorker(present.active)) return 'impossible';
    await serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch {
    return 'impossible';
  }
  // Resolves with the first worker that is active: it has fetched everything by then.
  await serviceWorker.ready;
  return 'ready';
}
