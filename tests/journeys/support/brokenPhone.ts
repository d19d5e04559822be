import type { BrowserContext } from '@playwright/test';

/** Each makes the phone of a context break in one way, from the first moment of every page on. */
const breakages = {
  /** Cookies and site data are blocked: the mere look at a storage throws. */
  storageThrows: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  },
  /** A web view whose app has not switched storage on. */
  storageIsMissing: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null });
  },
  /** Not one more character fits. */
  storageIsFull: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  /** What is written is lost without an error. */
  storageForgets: () => {
    Storage.prototype.setItem = () => {};
  },
  databaseThrows: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  },
  /** Another page holds an older version open: no answer ever comes. */
  databaseHangs: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
} as const;

export type Breakage = keyof typeof breakages;

export async function breakPhone(context: BrowserContext, ...kinds: readonly Breakage[]): Promise<void> {
  for (const kind of kinds) await context.addInitScript(breakages[kind]);
}
