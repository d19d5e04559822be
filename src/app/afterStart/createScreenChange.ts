import type { ShownScreen, Host } from '#host/host.ts';
import { importWithRetry } from '#host/importWithRetry.ts';

/** First the address, then the content of the share menu. False if that failed or the host is not certain yet. */
export function createScreenChange(
  findHost: () => Promise<Pick<Host, 'onScreenChange' | 'sharing'> | undefined>,
): (screen?: ShownScreen) => Promise<boolean> {
  let following: Promise<() => Promise<boolean>> | undefined;
  return async (screen) => {
    const here = await findHost();
    const isBelieved = await here?.onScreenChange(screen);
    // Not needed without a share menu.
    if (here?.sharing.by !== 'menu') return isBelieved === true;
    following ??= importWithRetry(() => import('#flows/sharing/followSharing.ts')).then((part) =>
      part.followSharing(here.sharing),
    );
    const onScreenChange = await following.catch((cause: unknown) => {
      following = undefined;
      throw cause;
    });
    return (await onScreenChange()) && isBelieved === true;
  };
}
