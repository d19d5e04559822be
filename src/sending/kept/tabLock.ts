export interface TabLock {
  readonly isMine: Promise<boolean>;
  /** Releases the lock; resolves when the next tab may have it. Closing the page releases it too. */
  end(): Promise<void>;
}

export interface TabLocks {
  take(name: string): TabLock;
  isTaken(name: string): Promise<boolean>;
}

/** Without Web Locks every tab gets it: only to avoid duplicate work. What must happen once needs the send lock. */
export function createTabLocks(locks: Pick<LockManager, 'request' | 'query'> | undefined): TabLocks {
  return {
    take(name) {
      let release = () => {};
      const over = new Promise<void>((done) => {
        release = done;
      });
      let tell = (_isMine: boolean) => {};
      const isMine = new Promise<boolean>((done) => {
        tell = done;
      });
      const request = async () => {
        await locks?.request(name, { ifAvailable: true }, (lock) => {
          tell(lock !== null);
          return lock === null ? undefined : over;
        });
      };
      // Some frames have the lock manager but may not use it.
      const ended = request()
        .catch(() => undefined)
        .then(() => tell(true));
      return {
        isMine,
        end() {
          release();
          return ended;
        },
      };
    },
    async isTaken(name) {
      try {
        const { held = [] } = (await locks?.query()) ?? {};
        return held.some((lock) => lock.name === name);
      } catch {
        return false;
      }
    },
  };
}
