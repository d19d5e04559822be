import { createDeviceStore, type DeviceStore } from './deviceStore.ts';
import { ownNames, reloadableNames } from './deviceKeys.ts';
import { createSafeStorage, type SafeStorage } from './safeStorage.ts';

let storage: SafeStorage | undefined;
let session: SafeStorage | undefined;
let store: DeviceStore | undefined;

/** The one localStorage of the app. */
export function appStorage(): SafeStorage {
  storage ??= createSafeStorage(() => window.localStorage, reloadableNames);
  return storage;
}

/** From now on another Storage stands in for localStorage. Called before the device store is made. */
export function replaceStorage(standIn: Storage): void {
  storage = createSafeStorage(() => standIn, reloadableNames);
}

/** Whether a pass is on the phone, without loading what reads one. */
export function holdsAnyPass(): boolean {
  return appStorage().read(ownNames.voucherMirror) !== undefined;
}

/** The one sessionStorage of the app. */
export function appSession(): SafeStorage {
  session ??= createSafeStorage(() => window.sessionStorage);
  return session;
}

/** The one device store of the app, made at the first call so that tests may prepare the storage before. */
export function appDeviceStore(): DeviceStore {
  store ??= createDeviceStore(appStorage(), {
    session: appSession(),
    indexedDB: browserDatabases(),
    caches: available(() => window.caches),
    serviceWorker: available(() => navigator.serviceWorker),
    events: window,
  });
  return store;
}

/** The browser's IndexedDB, if this page may use it. */
export function browserDatabases(): IDBFactory | undefined {
  return available(() => window.indexedDB);
}

// Where storage is forbidden, reading the property is already an error.
function available<T>(find: () => T | undefined): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
