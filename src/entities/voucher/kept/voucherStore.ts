import { looksPersonal } from '#device/drafts/looksPersonal.ts';
import type { Database } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { SafeStorage } from '#device/storage/safeStorage.ts';
import {
  isVoucher,
  type Voucher,
  vouchersIn,
  type VoucherChannel,
  type VoucherGroup,
} from '../rules/voucher.ts';

// A picture as a data URL would fill localStorage.
const longestLogo = 2_048;

/** The copy for localStorage: these fields only, without a name or company that is really a number or an address. */
function mirrorOf(voucher: Voucher): Voucher {
  const { exhibitionId, recordId, visitorId, name, voucherCode, approveState, savedAtMs } = voucher;
  const { group, company = '', channel } = voucher;
  const { ExName, ExNameEn, StartTime, EndTime, Place, PlaceEn, Logo } = voucher.exhibition;
  return {
    exhibitionId,
    recordId,
    visitorId: looksPersonal(visitorId) && visitorId.length !== 24 ? '' : visitorId,
    name: looksPersonal(name) ? '' : name,
    voucherCode,
    approveState,
    savedAtMs,
    ...(company !== '' && !looksPersonal(company) && { company }),
    ...(channel && { channel: channelFields(channel) }),
    ...(group && { group: groupFields(group) }),
    exhibition: {
      ExName,
      ExNameEn,
      StartTime,
      EndTime,
      Place,
      PlaceEn,
      Logo: Logo.length <= longestLogo ? Logo : '',
    },
  };
}

const groupFields = ({ id, code, isAlong }: VoucherGroup): VoucherGroup => ({
  id,
  code,
  ...(isAlong !== undefined && { isAlong }),
});

const channelFields = ({ RecordId, Name, NameEn }: VoucherChannel): VoucherChannel => ({
  RecordId,
  Name,
  NameEn,
});

export interface VoucherStore {
  /** Newest first; the same array until something changes. From localStorage at first, complete after `load`. */
  readonly list: () => readonly Voucher[];
  readonly load: () => Promise<readonly Voucher[]>;
  /** Replaces the voucher of the same record. True when it outlasts the page. */
  readonly save: (voucher: Omit<Voucher, 'savedAtMs'>) => Promise<boolean>;
  readonly remove: (recordId: string) => Promise<void>;
  readonly removeAll: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface VoucherStoreSettings {
  readonly database: Database;
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly events?: Pick<EventTarget, 'addEventListener'> | undefined;
}

const prefix = 'voucher/';

/** Vouchers are stored so that a code can be shown offline. */
export function createVoucherStore({ database, storage, now, events }: VoucherStoreSettings): VoucherStore {
  const listeners = new Set<() => void>();
  const mirror = storage.read(ownNames.voucherMirror);
  let vouchers = newestFirst(vouchersIn(mirror));
  // The mirror is never written empty, so this one is unreadable.
  if (mirror !== undefined && vouchers.length === 0) storage.remove(ownNames.voucherMirror);

  function show(next: readonly Voucher[]): void {
    vouchers = newestFirst(next);
    for (const listener of Array.from(listeners)) listener();
  }

  const writeMirror = () => writeMirrored(storage, vouchers);

  async function load(): Promise<readonly Voucher[]> {
    const keys = await database.keys(prefix);
    const stored = (await Promise.all(keys.map((key) => database.get(key)))).filter(isVoucher);
    show(mergedByRecord([...vouchers, ...stored]));
    if (stored.length > 0) writeMirror();
    return vouchers;
  }

  events?.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if ((key !== null && key !== ownNames.voucherMirror) || !storage.isBehind(storageArea)) return;
    storage.forget(ownNames.voucherMirror);
    const known = vouchers;
    const mirrored = vouchersIn(storage.read(ownNames.voucherMirror));
    // The mirror omits fields; prefer this page's copy of an unchanged voucher.
    show(mirrored.map((voucher) => known.find((own) => isSameCopy(own, voucher)) ?? voucher));
  });

  return {
    list: () => vouchers,
    load,
    async save(voucher) {
      const saved: Voucher = { ...voucher, savedAtMs: now() };
      show([saved, ...vouchers.filter((other) => other.recordId !== saved.recordId)]);
      const isMirrored = writeMirror();
      return (await database.set(prefix + saved.recordId, saved)) || isMirrored;
    },
    async remove(recordId) {
      show(vouchers.filter((voucher) => voucher.recordId !== recordId));
      writeMirror();
      await database.remove(prefix + recordId);
    },
    async removeAll() {
      show([]);
      writeMirror();
      const keys = await database.keys(prefix);
      await Promise.all(keys.map((key) => database.remove(key)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** True when it outlasts the page. */
function writeMirrored(storage: SafeStorage, vouchers: readonly Voucher[]): boolean {
  if (vouchers.length > 0)
    return storage.write(ownNames.voucherMirror, JSON.stringify(vouchers.map(mirrorOf)));
  storage.remove(ownNames.voucherMirror);
  storage.remove(ownNames.codeShapes);
  return true;
}

const isSameCopy = (one: Voucher, other: Voucher) =>
  one.recordId === other.recordId && one.savedAtMs === other.savedAtMs;

function newestFirst(vouchers: readonly Voucher[]): readonly Voucher[] {
  return vouchers.slice().sort((one, other) => other.savedAtMs - one.savedAtMs);
}

/** The newest copy of a record wins; of equally old ones the later in the list, which is more complete. */
function mergedByRecord(vouchers: readonly Voucher[]): Voucher[] {
  const byRecord = new Map<string, Voucher>();
  for (const voucher of vouchers) {
    const present = byRecord.get(voucher.recordId);
    if (!present || voucher.savedAtMs >= present.savedAtMs) byRecord.set(voucher.recordId, voucher);
  }
  return Array.from(byRecord.values());
}
