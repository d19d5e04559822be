import { type Change, latestChanges, type Store } from './store.ts';

const logStore = 'changes';
const bytesStore = 'bytes';

/** The store of the static demo, in the browser. One append is one record, and so atomic. */
export function createIndexedDbStore(name = 'sandbox', factory: IDBFactory = indexedDB): Store {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => (opening ??= openDatabase(factory, name));

  async function run<T>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction([logStore, bytesStore], mode);
    const request = work(transaction);
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  }

  return {
    load: async () => {
      const batches = await run<Change[][]>('readonly', (transaction) =>
        transaction.objectStore(logStore).getAll(),
      );
      return latestChanges(batches.flat());
    },
    append: async (changes) => {
      if (changes.length > 0) {
        await run('readwrite', (transaction) => transaction.objectStore(logStore).add([...changes]));
      }
    },
    readBytes: (key) =>
      run<Uint8Array | undefined>('readonly', (transaction) => transaction.objectStore(bytesStore).get(key)),
    writeBytes: async (key, bytes) => {
      await run('readwrite', (transaction) => transaction.objectStore(bytesStore).put(bytes, key));
    },
    removeBytes: async (key) => {
      await run('readwrite', (transaction) => transaction.objectStore(bytesStore).delete(key));
    },
    clear: async () => {
      await run('readwrite', (transaction) => {
        transaction.objectStore(bytesStore).clear();
        return transaction.objectStore(logStore).clear();
      });
    },
  };
}

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(logStore, { autoIncrement: true });
      request.result.createObjectStore(bytesStore);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
