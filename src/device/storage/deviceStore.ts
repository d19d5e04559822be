import { createStore, type StoreApi } from 'zustand/vanilla';
import { eraseDevice } from './eraseDevice.ts';
import { type DeviceKeyName, type DeviceValues, deviceKeyNames, deviceKeys, ownNames } from './deviceKeys.ts';
import { createSafeStorage, type SafeStorage } from './safeStorage.ts';

export interface PageState {
  readonly iOSEnterUrl: string;
  readonly iOSHasConfig: boolean;
  /** Another tab has logged out, or another person has logged in there: this page must drop personal data too. */
  readonly isPersonGone: boolean;
}

export interface DeviceActions {
  /** Stores or removes a value. Returns false, and changes nothing, if the value fails its check. */
  readonly set: <Key extends DeviceKeyName>(key: Key, value: DeviceValues[Key]) => boolean;
  readonly setForPage: (state: Partial<PageState>) => void;
  /** The login status becomes -1. Redirect target, exhibition, interaction id and device values stay. */
  readonly clearUserInfo: () => void;
  /** Empties every storage of this origin. The caller reloads the page. */
  readonly logout: () => Promise<void>;
}

export type DeviceState = DeviceValues & PageState & DeviceActions;
export type DeviceStore = StoreApi<DeviceState>;

export interface DeviceDeps {
  readonly session?: SafeStorage;
  readonly indexedDB?: IDBFactory | undefined;
  readonly caches?: CacheStorage | undefined;
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
}

const loggedOut = '-1';
const freshPage: PageState = { iOSEnterUrl: '', iOSHasConfig: false, isPersonGone: false };

/** The stored values as state, read once and then synchronised with the storage and other tabs. */
export function createDeviceStore(storage: SafeStorage, deps: DeviceDeps = {}): DeviceStore {
  const store = createStore<DeviceState>()((set) => ({
    ...readValues(storage),
    ...freshPage,
    set(key, value) {
      const entry = deviceKeys[key];
      if (value !== undefined && !entry.check(value)) return false;
      const written = value === undefined ? undefined : writtenForm(value);
      const isStored = written !== undefined && storage.write(entry.name, written);
      if (written === undefined) storage.remove(entry.name);
      set({ [key]: value });
      if (key === 'clientCode' && isStored) deps.session?.write(ownNames.sessionPhone, written);
      return true;
    },
    setForPage: (state) => set(state),
    clearUserInfo() {
      const leaving = deviceKeyNames.filter((key) => !deviceKeys[key].survivesClearUserInfo);
      for (const key of leaving) storage.remove(deviceKeys[key].name);
      set(emptyValues(leaving));
      store.getState().set('loginStatus', loggedOut);
    },
    async logout() {
      set({ ...emptyValues(deviceKeyNames), ...freshPage });
      const session = deps.session ?? createSafeStorage(() => undefined);
      await eraseDevice({
        storage,
        session,
        indexedDB: deps.indexedDB,
        caches: deps.caches,
        serviceWorker: deps.serviceWorker,
      });
    },
  }));
  if (deps.session !== undefined) endFormerSession(deps.session, store.getState().clientCode);
  deps.events?.addEventListener('storage', (event) =>
    followOtherTab(event as StorageEvent, storage, store, deps.session),
  );
  return store;
}

/** A tab that slept through a logout in another one did not hear of it: since then the phone has another code, or none. */
function endFormerSession(session: SafeStorage, clientCode: string | undefined): void {
  const known = session.read(ownNames.sessionPhone);
  if (known !== undefined && known !== clientCode) session.clear();
  if (clientCode !== undefined) session.write(ownNames.sessionPhone, clientCode);
}

/** Whose change from one id to another is a change of the person, in one of the roles. */
const personKeys: readonly DeviceKeyName[] = ['visitorId', 'exhibitorUserId', 'organizerUserId'];

function followOtherTab(
  event: StorageEvent,
  storage: SafeStorage,
  store: DeviceStore,
  session: SafeStorage | undefined,
): void {
  if (!storage.isBehind(event.storageArea)) return;
  if (event.key === null) {
    storage.forget();
    // The logout ends the session of every tab; what a form of this page still writes is not kept.
    session?.clear();
    session?.end();
    store.setState({ ...readValues(storage), isPersonGone: true });
    return;
  }
  const key = deviceKeyNames.find((candidate) => deviceKeys[candidate].name === event.key);
  if (!key) return;
  storage.forget(event.key);
  const [before, after] = [store.getState()[key], readValue(storage, key)];
  const isAnother =
    personKeys.includes(key) && before !== undefined && after !== undefined && after !== before;
  store.setState({ [key]: after, ...(isAnother && { isPersonGone: true }) });
}

function readValues(storage: SafeStorage): DeviceValues {
  const values: Partial<Record<DeviceKeyName, unknown>> = {};
  for (const key of deviceKeyNames) values[key] = readValue(storage, key);
  return values as DeviceValues;
}

function readValue(storage: SafeStorage, key: DeviceKeyName): unknown {
  const entry = deviceKeys[key];
  const written = storage.read(entry.name);
  if (written === undefined) return undefined;
  const value = entry.kind === 'json' ? parsed(written) : written;
  if (entry.check(value)) return value;
  storage.remove(entry.name);
  return undefined;
}

function emptyValues(keys: readonly DeviceKeyName[]): Partial<DeviceValues> {
  const values: Partial<Record<DeviceKeyName, undefined>> = {};
  for (const key of keys) values[key] = undefined;
  return values;
}

/** Undefined if the value is nested so deeply that writing it overflows; it is then kept in memory only. */
function writtenForm(value: string | object): string | undefined {
  try {
    return typeof value === 'string' ? value : JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
