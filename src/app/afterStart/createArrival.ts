import type { Host } from '../../host/host.ts';

/** What a host is told at each screen: that the address is still ours, and then what its own menu may send of it. */
export function createArrival(here: Pick<Host, 'arrive' | 'sharing'>): () => Promise<void> {
  let following: Promise<() => Promise<void>> | undefined;
  return async () => {
    await here.arrive();
    // A browser sends nothing by itself, and needs none of this.
    if (here.sharing.by !== 'menu') return;
    following ??= import('../../flows/sharing/followSharing.ts').then((part) =>
      part.followSharing(here.sharing),
    );
    const arrive = await following.catch((cause: unknown) => {
      following = undefined;
      throw cause;
    });
    await arrive();
  };
}
