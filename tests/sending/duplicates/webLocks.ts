/** By its name, through which page it is held. */
type Held = Map<string, symbol>;

/**
 * The locks of a browser, held by no tab: what a lease in localStorage waits for is a third of each test. Pages that are opened from here on
 * take them from `held`; the answer releases what they have taken, as their end does.
 */
export function provideWebLocks(held: Held = new Map()): () => void {
  const page = Symbol('page');
  let hasEnded = false;
  const request: LockManager['request'] = async (
    name: string,
    _options: unknown,
    take?: (lock: Lock | null) => unknown,
  ) => {
    if (take === undefined) throw new Error('The app asks for a lock where it is available');
    if (held.has(name)) return take(null);
    if (hasEnded) return new Promise<never>(() => {});
    held.set(name, page);
    try {
      return await take({ name, mode: 'exclusive' });
    } finally {
      if (held.get(name) === page) held.delete(name);
    }
  };
  const query: LockManager['query'] = () =>
    Promise.resolve({ held: Array.from(held.keys(), (name) => ({ name })), pending: [] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
  return () => {
    hasEnded = true;
    for (const [name, owner] of held) if (owner === page) held.delete(name);
  };
}

export function withdrawWebLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
