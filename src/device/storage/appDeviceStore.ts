import { createDeviceStore, type DeviceStore } from './deviceStore.ts';
import { ownNames, reloadableNames } from './deviceKeys.ts';
import { createSafeStorage, type SafeStorage } from './safeStorage.ts';

let storage: SafeStorage | undefined;
let session: SafeStorage | undefined;
let store: DeviceStore | undefined;

export function appStorage(): SafeStorage {
  storage ??= createSafeStorage(() => window.localStorage, reloadableNames);
  return storage;
}

/** Replaces localStorage for the whole app. Call it before the device store is created. */
export function replaceStorage(boothIn: Storage): void {
  storage = createSafeStorage(() => boothIn, reloadableNames);
}

export function holdsAnyPass(): boolean {
  return appStorage().read(ownNames.voucherMirror) !== undefined;
}

export function appSession(): SafeStorage {
  session ??= createSafeStorage(() => window.sessionStorage);
  return session;
}

/** Created at the first call so that tests can prepare the storage first. */
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

export function browserDatabases(): IDBFactory | undefined {
  return available(() => window.indexedDB);
}

// Where storage is forbidden, even reading the property throws.
function available<T>(find: () => T | undefined): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
