import { keepLaterMessage } from '#domain/page/keepLaterMessage.ts';
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
  // Resolves with the first active worker; it has cached what a code needs by then.
  await serviceWorker.ready;
  return 'ready';
}

/** Has the worker cache the other screens that open offline; whether it has them all then. Never rejects. */
export async function keepLaterScreens(
  serviceWorker: Pick<ServiceWorkerContainer, 'ready'>,
): Promise<boolean> {
  const { active } = await serviceWorker.ready;
  if (active === null) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    active.postMessage(keepLaterMessage, [port2]);
  });
}
