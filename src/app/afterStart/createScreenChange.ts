import type { ShownScreen, Host } from '../../host/host.ts';
import { importWithRetry } from '../../host/importWithRetry.ts';

/**
 * What a host is told at each screen: that the address is still ours, and then what its own menu may send of it. The
 * answer is false where that failed or the host is not certain yet.
 */
export function createScreenChange(
  findHost: () => Promise<Pick<Host, 'onScreenChange' | 'sharing'> | undefined>,
): (screen?: ShownScreen) => Promise<boolean> {
  let following: Promise<() => Promise<boolean>> | undefined;
  return async (screen) => {
    const here = await findHost();
    const isBelieved = await here?.onScreenChange(screen);
    // A browser sends nothing by itself, and needs none of this.
    if (here?.sharing.by !== 'menu') return isBelieved === true;
    following ??= importWithRetry(() => import('../../flows/sharing/followSharing.ts')).then((part) =>
      part.followSharing(here.sharing),
    );
    const onScreenChange = await following.catch((cause: unknown) => {
      following = undefined;
      throw cause;
    });
    return (await onScreenChange()) && isBelieved === true;
  };
}
