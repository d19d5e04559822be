import { createSendLease, type LeaseSettings } from './sendLease.ts';

export type LockedResult<T> = { readonly ran: true; readonly result: T } | { readonly ran: false };

export interface SendLock {
  /** `ran` is false if any tab is running it. `intent` must not contain a mobile number. Rejects only if the step does. */
  run<T>(intent: string, step: () => Promise<T>): Promise<LockedResult<T>>;
}

export interface SendLockSettings extends LeaseSettings {
  /** Missing on plain http and older phones; a lease in localStorage replaces it. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

export function createSendLock({ locks, ...leaseSettings }: SendLockSettings): SendLock {
  const lease = createSendLease(leaseSettings);
  const running = new Set<string>();

  async function runWithLease<T>(intent: string, step: () => Promise<T>): Promise<LockedResult<T>> {
    const release = await lease.acquire(intent);
    if (!release) return { ran: false };
    try {
      return { ran: true, result: await step() };
    } finally {
      release();
    }
  }

  async function runWithLock<T>(
    manager: Pick<LockManager, 'request'>,
    intent: string,
    step: () => Promise<T>,
  ): Promise<LockedResult<T>> {
    let wasAsked = false;
    try {
      return await manager.request(`send/${intent}`, { ifAvailable: true }, async (lock) => {
        wasAsked = true;
        return lock ? { ran: true, result: await step() } : { ran: false };
      });
    } catch (error) {
      if (wasAsked) throw error;
      // Some frames have the lock manager but may not use it.
      return runWithLease(intent, step);
    }
  }

  return {
    async run(intent, step) {
      if (running.has(intent)) return { ran: false };
      running.add(intent);
      try {
        return await (locks ? runWithLock(locks, intent, step) : runWithLease(intent, step));
      } finally {
        running.delete(intent);
      }
    },
  };
}
