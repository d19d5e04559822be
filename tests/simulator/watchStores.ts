import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

type Watch = (store: () => unknown, isInDatabase: boolean) => unknown;

/** What the pages of a phone write to its database and to localStorage. */
interface WatchedStores {
  /** Gives the page that is opened next its access to the database; the answer ends it. */
  readonly provide: () => () => void;
}

/**
 * From here on `watch` is called for everything that a page writes: it stores it, or throws. What a page has ended writes nothing.
 * The watching ends with the mocks of the test.
 */
export function watchStores(factory: IDBFactory | undefined, watch: Watch): WatchedStores {
  const ended = new WeakSet<IDBDatabase>();
  for (const name of ['put', 'delete'] as const)
    around(IDBObjectStore.prototype, name, ({ transaction }, store) => {
      if (ended.has(transaction.db)) throw new DOMException('The page has ended', 'AbortError');
      return watch(store, true);
    });
  around(Storage.prototype, 'setItem', (_, store) => watch(store, false));

  return {
    provide() {
      const opened: IDBDatabase[] = [];
      let hasEnded = false;
      if (factory !== undefined)
        vi.stubGlobal('indexedDB', {
          open(name: string) {
            const request = factory.open(name);
            request.addEventListener('success', () => {
              opened.push(request.result);
              if (hasEnded) ended.add(request.result);
            });
            return request;
          },
        });
      return () => {
        hasEnded = true;
        for (const database of opened) ended.add(database);
      };
    },
  };
}

type Method = (...args: unknown[]) => unknown;

function around<T extends object>(
  prototype: T,
  name: keyof T & string,
  instead: (self: T, original: () => unknown) => unknown,
): void {
  const original = Reflect.get(prototype, name) as Method;
  vi.spyOn(prototype as Record<string, Method>, name).mockImplementation(function called(
    this: unknown,
    ...args: unknown[]
  ) {
    return instead(this as T, () => original.apply(this, args));
  });
}
