/** The word of one tab that it is at something. */
export interface TabLock {
  /** False when another tab has said so before. */
  readonly isMine: Promise<boolean>;
  /** Gives it back; the promise tells when the next tab may have it. A page that is killed gives everything back. */
  end(): Promise<void>;
}

export interface TabLocks {
  take(name: string): TabLock;
  /** Whether a tab, this one or another, is at it now. */
  isTaken(name: string): Promise<boolean>;
}

/**
 * Without Web Locks every tab may have everything: this is for what is merely better not done twice. What must never
 * be done twice has the send lock.
 */
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
