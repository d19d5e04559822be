/** The locks of a browser, held by no tab: what a lease in localStorage waits for is a third of each test. */
export function provideWebLocks(): void {
  const held = new Set<string>();
  const request: LockManager['request'] = async (
    name: string,
    _options: unknown,
    take?: (lock: Lock | null) => unknown,
  ) => {
    if (take === undefined) throw new Error('The app asks for a lock where it is available');
    if (held.has(name)) return take(null);
    held.add(name);
    try {
      return await take({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  const query: LockManager['query'] = () =>
    Promise.resolve({ held: Array.from(held, (name) => ({ name })), pending: [] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}

export function withdrawWebLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
