import { ownNames } from '#device/storage/deviceKeys.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { SafeStorage } from '#device/storage/safeStorage.ts';

export interface LeaseSettings {
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly makeId?: () => string;
  readonly leaseTimes?: LeaseTimes;
}

export interface LeaseTimes {
  /** How long a lease outlives a tab that died. */
  readonly lifeMs: number;
  readonly renewalMs: number;
  /** How long to wait before reading back, so that a second tab's write has arrived. */
  readonly readBackMs: number;
}

interface Lease {
  readonly owner: string;
  readonly nonce: string;
  readonly expiresAtMs: number;
}

const usualTimes: LeaseTimes = { lifeMs: 30_000, renewalMs: 10_000, readBackMs: 60 };

export interface SendLease {
  acquire(intent: string): Promise<(() => void) | undefined>;
}

/** For browsers without Web Locks: the last writer whose entry is still there after a moment has the lock. */
export function createSendLease(settings: LeaseSettings): SendLease {
  const { storage, now, makeId = randomId, leaseTimes: times = usualTimes } = settings;
  const owner = makeId();

  function findHolder(name: string): Lease | undefined {
    const lease = leaseIn(storage.read(name));
    // A lease that expires too far ahead was written before the clock was set back.
    const isAlive = lease && lease.expiresAtMs > now() && lease.expiresAtMs <= now() + times.lifeMs;
    return isAlive ? lease : undefined;
  }

  const write = (name: string, nonce: string) =>
    storage.write(name, JSON.stringify({ owner, nonce, expiresAtMs: now() + times.lifeMs } satisfies Lease));

  return {
    async acquire(intent) {
      const name = ownNames.sendLeasePrefix + intent;
      if (findHolder(name)) return undefined;
      const nonce = makeId();
      const isMine = () => leaseIn(storage.read(name))?.nonce === nonce;
      write(name, nonce);
      await new Promise((resolve) => setTimeout(resolve, times.readBackMs));
      if (!isMine()) return undefined;
      const renewal = setInterval(() => {
        if (isMine()) write(name, nonce);
      }, times.renewalMs);
      return () => {
        clearInterval(renewal);
        if (isMine()) storage.remove(name);
      };
    },
  };
}

function leaseIn(text: string | undefined): Lease | undefined {
  try {
    const lease = JSON.parse(text ?? 'null') as Partial<Lease> | null;
    const isLease = typeof lease?.nonce === 'string' && typeof lease.expiresAtMs === 'number';
    return isLease ? (lease as Lease) : undefined;
  } catch {
    return undefined;
  }
}
